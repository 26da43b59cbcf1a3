import type { ApiRequest } from '#core/http/endpoint.ts'
import { mirrorInvoice } from '#core/invoices/mirror-invoice.ts'
import { mirrorPaymentMethods } from '#core/payment-methods/mirror-payment-methods.ts'
import type { settleSubscription as contract } from '#shared/subscriptions/contract.ts'
import { liveSubscriptionOf } from './live-subscription.ts'
import { mirrorSubscription } from './mirror-subscription.ts'

/** Asks the provider how the member’s subscription stands and answers that, whatever the browser believes. */
export async function settleSubscription({ actor: { userId }, now }: ApiRequest<typeof contract>) {
  const { subscription } = await liveSubscriptionOf(userId)
  if (!subscription) return {}
  const mirrored = await mirrorSubscription({ userId, subscriptionId: subscription.id }, now)
  const invoiceId = mirrored?.stripe?.latestInvoiceId
  if (invoiceId) await mirrorInvoice(invoiceId, now)
  await mirrorPaymentMethods(userId, now)
  return { subscription: mirrored }
}
