import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { changeAsCustomer } from '#core/support/support-requests/change-as-customer.ts'
import { findOwnRequest } from '#core/support/support-requests/find-request.ts'
import { ratedByCustomer } from '#core/support/support-requests/settle-by-customer.ts'
import { rateSupportRequest as contract } from '#shared/support/support-requests/contract.ts'

function rateSupportRequest({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  return changeAsCustomer(
    { find: () => findOwnRequest(params.requestId, userId), reader: { userId }, remember },
    (request) => ratedByCustomer(request, body, now),
    now,
  )
}

export const handler = endpoint(contract, rateSupportRequest)
