import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { openedByLink } from '#core/support/support-requests/opened-by-link.ts'
import { readPublicRequest } from '#core/support/support-requests/public-request.ts'
import {
  openGuestRequest as contract,
  type OpenedRequest,
} from '#shared/support/support-requests/guest-contract.ts'

/** Opening changes nothing: programs that look into mails open every link. */
async function openGuestRequest(presented: ApiRequest<typeof contract>): Promise<OpenedRequest> {
  const { link, request } = await openedByLink(presented)
  if (request.status === 'unconfirmed') return { state: 'unconfirmed', subject: request.subject }
  const { query, now } = presented
  return {
    state: 'confirmed',
    request: await readPublicRequest(request, { email: link.email }, query, now),
    email: link.email,
  }
}

export const handler = endpoint(contract, openGuestRequest)
