import { deskNameOf } from '#core/support/support-desks/agents.ts'
import type { OwnRequestRow } from '#shared/support/support-requests/shown-request.ts'
import { shownStatus } from './public-request.ts'
import type { StoredRequest } from './requests.ts'

/** Requests as rows of a list for those who made them. */
export async function ownRequestRows(requests: readonly StoredRequest[]): Promise<OwnRequestRow[]> {
  const desks = [...new Set(requests.map(({ deskId }) => deskId))]
  const names = new Map(
    await Promise.all(desks.map(async (deskId) => [deskId, await deskNameOf(deskId)] as const)),
  )
  return requests.map(
    ({ id, number, deskId, subject, status, requester, messageCount, rating, lastMessageAt }) => ({
      id,
      number,
      deskName: names.get(deskId) ?? '',
      subject,
      status: shownStatus(status),
      requesterName: requester.name,
      messageCount,
      ...(rating && { rating }),
      lastMessageAt,
    }),
  )
}
