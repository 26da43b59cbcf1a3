import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { mirrorPaypalFailure } from './mirror-paypal-failure.ts'
import { mirrorPaypalSale } from './mirror-paypal-sale.ts'
import { paypalSalesOf } from './paypal-sales-of.ts'

/**
 * Records recent payments for a subscription, and what could not be collected, whether PayPal has reported it or not.
 * Returns the latest payment.
 */
export async function mirrorPaypalPayments(
  subscription: StoredSubscription,
  now: string,
): Promise<StoredTransaction | undefined> {
  const { paypal: ids, createdAt } = subscription
  if (!ids) return undefined
  const payments: StoredTransaction[] = []
  for (const saleId of await paypalSalesOf(ids.subscriptionId, createdAt, now)) {
    const payment = (await mirrorPaypalSale({ saleId }, now))?.payment
    if (payment) payments.push(payment)
  }
  await mirrorPaypalFailure(subscription, now)
  return payments.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]
}
