import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { changeAsCustomer } from '#core/support/support-requests/change-as-customer.ts'
import { findOwnRequest } from '#core/support/support-requests/find-request.ts'
import { settleByCustomer } from '#core/support/support-requests/settle-by-customer.ts'
import { reopenSupportRequest as contract } from '#shared/support/support-requests/contract.ts'

function reopenSupportRequest({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  return changeAsCustomer(
    { find: () => findOwnRequest(params.requestId, userId), reader: { userId }, remember },
    (request, settings) => settleByCustomer(request, false, { settings, now }),
    now,
  )
}

export const handler = endpoint(contract, reopenSupportRequest)
