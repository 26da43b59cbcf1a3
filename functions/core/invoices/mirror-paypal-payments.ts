import { paypalClient } from '#core/paypal/paypal.ts'
import type { StoredSubscription } from '#core/subscriptions/subscriptions.ts'
import { addDays } from '#shared/time/add-days.ts'
import { mirrorPaypalFailure } from './mirror-paypal-failure.ts'
import { mirrorPaypalSale } from './mirror-paypal-sale.ts'

/** Older payments are told of one by one. */
const daysBack = 60

/** Takes in what a subscription was paid lately, and what could not be collected, whether PayPal has told of it or not. */
export async function mirrorPaypalPayments(subscription: StoredSubscription, now: string): Promise<void> {
  const { paypal: ids, createdAt } = subscription
  if (!ids) return
  const today = now.slice(0, 10)
  const days = [addDays(createdAt.slice(0, 10), -1), addDays(today, -daysBack)]
  const range = new URLSearchParams({
    start_time: `${days.toSorted().at(-1)}T00:00:00Z`,
    end_time: `${addDays(today, 1)}T00:00:00Z`,
  })
  const paypal = await paypalClient()
  const { transactions = [] } = await paypal.get<{ transactions?: { id: string }[] }>(
    `/v1/billing/subscriptions/${encodeURIComponent(ids.subscriptionId)}/transactions?${range}`,
  )
  for (const { id } of transactions) await mirrorPaypalSale({ saleId: id }, now)
  await mirrorPaypalFailure(subscription, now)
}
