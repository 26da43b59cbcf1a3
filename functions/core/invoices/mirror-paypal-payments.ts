import type { StoredSubscription } from '#core/subscriptions/subscriptions.ts'
import { mirrorPaypalFailure } from './mirror-paypal-failure.ts'
import { mirrorPaypalSale } from './mirror-paypal-sale.ts'
import { paypalSalesOf } from './paypal-sales-of.ts'

/** Takes in what a subscription was paid lately, and what could not be collected, whether PayPal has told of it or not. */
export async function mirrorPaypalPayments(subscription: StoredSubscription, now: string): Promise<void> {
  const { paypal: ids, createdAt } = subscription
  if (!ids) return
  for (const saleId of await paypalSalesOf(ids.subscriptionId, createdAt, now))
    await mirrorPaypalSale({ saleId }, now)
  await mirrorPaypalFailure(subscription, now)
}
