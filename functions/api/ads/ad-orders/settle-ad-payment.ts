import { findOrder, findOwnOrder } from '#core/ads/ad-orders/find-order.ts'
import { mirrorAnyInvoice } from '#core/billing/one-time-payments/mirror-any-invoice.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { settleAdPayment as contract } from '#shared/ads/ad-orders/contract.ts'

/** Asks the provider how the payment stands and answers that, whatever the browser believes. */
export async function settleAdPayment({ actor, params, now }: ApiRequest<typeof contract>) {
  const order = await findOwnOrder(params.orderId, actor.userId)
  if (order.status !== 'open' || !order.providerInvoiceId) return order
  await mirrorAnyInvoice(order.providerInvoiceId, now)
  return findOrder(order.id)
}

export const handler = endpoint(contract, settleAdPayment)
