import type { BillingPeriod } from '#shared/billing/plans/plan.ts'
import { addMonths } from '#shared/platform/time/add-months.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const monthsOf: Record<BillingPeriod, number> = { monthly: 1, yearly: 12 }
/** A renewal may be collected somewhat before its day. */
const slackDays = 2

/**
 * The end of the period in which a payment was made, the periods being counted from the start. What was paid before
 * that was for the time until it.
 */
export function paidUntil(startAt: string, paidAt: string, every: BillingPeriod): string {
  const day = addTime(paidAt, { days: slackDays }).slice(0, 10)
  if (day < startAt.slice(0, 10)) return new Date(startAt).toISOString()
  for (let count = 1; ; count++) {
    const end = addMonths(startAt, count * monthsOf[every])
    if (end.slice(0, 10) > day) return end
  }
}

/** The beginning of the period that ends on a day. */
export function periodStart(startAt: string, endAt: string, every: BillingPeriod): string {
  let begins = new Date(startAt).toISOString()
  for (let count = 1; ; count++) {
    const next = addMonths(startAt, count * monthsOf[every])
    if (next.slice(0, 10) >= endAt.slice(0, 10)) return begins
    begins = next
  }
}
