import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { confirmRequest } from '#core/support/support-requests/confirm-request.ts'
import { openedByLink } from '#core/support/support-requests/opened-by-link.ts'
import { readPublicRequest } from '#core/support/support-requests/public-request.ts'
import { messagesQuery } from '#shared/support/support-requests/contract.ts'
import {
  confirmGuestRequest as contract,
  type OpenedRequest,
} from '#shared/support/support-requests/guest-contract.ts'

const firstPage = messagesQuery.parse({})

/** Confirming again shows the conversation: it has begun. */
const confirmGuestRequest = (presented: ApiRequest<typeof contract>): Promise<OpenedRequest> =>
  untilUnchanged(
    async () => {
      const { now } = presented
      const { link, request } = await openedByLink(presented)
      const confirmed = request.status === 'unconfirmed' ? await confirmRequest(request, now) : request
      return {
        state: 'confirmed',
        request: await readPublicRequest(confirmed, { email: link.email }, firstPage, now),
        email: link.email,
      }
    },
    { crowd: true },
  )

export const handler = endpoint(contract, confirmGuestRequest)
