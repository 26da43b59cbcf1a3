import { getMany } from '#core/platform/db/get-many.ts'
import type { Page } from '#shared/platform/http/page.ts'
import type { OwnRequestRow } from '#shared/support/support-requests/shown-request.ts'
import { ownRequestRows } from './own-request-rows.ts'
import { requests } from './requests.ts'
import { requestsSharedWith, sharedRequests } from './shared-requests.ts'

/** The requests that people of an organization made for it and share with it, at whatever desk they are. */
export async function listShared(
  organizationId: string,
  page: { cursor?: string | undefined; limit: number },
): Promise<Page<OwnRequestRow>> {
  const { items: listed, ...more } = await sharedRequests.list({
    pk: requestsSharedWith(organizationId),
    newestFirst: true,
    ...page,
  })
  const rows = await getMany(listed.map(({ requestId }) => requests.key({ id: requestId })))
  const found = new Map(rows.map((row) => requests.read(row)).map((request) => [request.id, request]))
  // What the list says follows later: the request itself says whether it is still shared.
  const shown = [...new Set(listed.map(({ requestId }) => requestId))]
    .flatMap((id) => found.get(id) ?? [])
    .filter((request) => request.organizationId === organizationId && request.shared === 'organization')
  return { ...more, items: await ownRequestRows(shown) }
}
