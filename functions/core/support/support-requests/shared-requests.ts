import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { RequestId } from '#shared/support/support-requests/named-request.ts'
import type { SupportRequest } from '#shared/support/support-requests/support-request.ts'

const SharedRequest = z.object({
  organizationId: OrganizationId,
  requestId: RequestId,
  lastMessageAt: z.iso.datetime(),
  version: z.int(),
})
type SharedRequest = z.infer<typeof SharedRequest>

export const requestsSharedWith = (organizationId: string) => `TICKETS_FOR#${organizationId}`

/** The requests that an organization reads, by their last message. */
export const sharedRequests = entity({
  name: 'shared-support-request',
  erasure: 'by the stream',
  schema: SharedRequest,
  key: ({ organizationId, lastMessageAt, requestId }: Omit<SharedRequest, 'version'>) => ({
    pk: requestsSharedWith(organizationId),
    sk: `${lastMessageAt}#${requestId}`,
  }),
})

export const sharedRequestsOf = ({
  id: requestId,
  organizationId,
  shared,
  lastMessageAt,
}: SupportRequest): SharedRequest[] =>
  organizationId && shared === 'organization'
    ? [{ organizationId, requestId, lastMessageAt, version: 1 }]
    : []
