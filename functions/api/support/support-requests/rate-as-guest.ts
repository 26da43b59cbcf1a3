import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { changeAsCustomer } from '#core/support/support-requests/change-as-customer.ts'
import { ownByLink } from '#core/support/support-requests/opened-by-link.ts'
import { ratedByCustomer } from '#core/support/support-requests/settle-by-customer.ts'
import { rateAsGuest as contract } from '#shared/support/support-requests/guest-contract.ts'

async function rateAsGuest(presented: ApiRequest<typeof contract>) {
  const { body, now, remember } = presented
  const { link } = await ownByLink(presented)
  return changeAsCustomer(
    { find: async () => (await ownByLink(presented)).request, reader: { email: link.email }, remember },
    (request) => ratedByCustomer(request, body, now),
    now,
  )
}

export const handler = endpoint(contract, rateAsGuest)
