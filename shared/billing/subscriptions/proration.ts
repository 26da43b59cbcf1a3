import type { BillingPeriod } from '#shared/billing/plans/plan.ts'

const dayMs = 86_400_000
const daysOf: Record<BillingPeriod, number> = { monthly: 30, yearly: 365 }

/** Days until the end of the period, rounded up, never less than 0. */
export const daysRemaining = (periodEndAt: string, now: string) =>
  Math.max(0, Math.ceil((Date.parse(periodEndAt) - Date.parse(now)) / dayMs))

export const prorationDescription = (days: number) =>
  `Proration for ${days} ${days === 1 ? 'day' : 'days'} remaining`

type Rate = { priceCents: number; billingPeriod: BillingPeriod }

/**
 * Returns the cost of a change by the day rates of both plans, in cents: the rule for subscriptions that no
 * provider bills. A month has 30 days and a year 365; the result is never below 0 and never above the full
 * difference of the prices.
 */
export function manualProration(from: Rate, to: Rate, days: number): number {
  const exact =
    (to.priceCents / daysOf[to.billingPeriod]) * days - (from.priceCents / daysOf[from.billingPeriod]) * days
  return Math.min(Math.max(0, Math.round(exact)), Math.max(0, to.priceCents - from.priceCents))
}
