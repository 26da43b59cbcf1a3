import { paypalClient } from '#core/billing/paypal/paypal.ts'
import { addDays } from '#shared/platform/time/add-days.ts'

/** Older payments are reported one by one. */
const daysBack = 60

/**
 * Returns PayPal’s recent collections for a subscription that began at a given instant, including pending
 * payments.
 */
export async function paypalSalesOf(id: string, begunAt: string, now: string): Promise<string[]> {
  const today = now.slice(0, 10)
  const days = [addDays(begunAt.slice(0, 10), -1), addDays(today, -daysBack)]
  const range = new URLSearchParams({
    start_time: `${days.toSorted().at(-1)}T00:00:00Z`,
    end_time: `${addDays(today, 1)}T00:00:00Z`,
  })
  const paypal = await paypalClient()
  const { transactions = [] } = await paypal.get<{ transactions?: { id: string }[] }>(
    `/v1/billing/subscriptions/${encodeURIComponent(id)}/transactions?${range}`,
  )
  return transactions.map((sale) => sale.id)
}
