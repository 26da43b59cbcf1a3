import { billingCounters } from '#core/billing/billing/billing-counters.ts'
import { earnedIn } from '#core/billing/billing/billing-figures.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getRevenueByMonth as contract } from '#shared/billing/billing/admin-contract.ts'
import { addMonths } from '#shared/platform/time/add-months.ts'

const shown = 12
/** Sixteen years of months. */
const mostMonths = 200

/** One short list of figures: a month has one counter, however much was sold in it. */
export async function getRevenueByMonth({ now }: ApiRequest<typeof contract>) {
  const { items } = await billingCounters.list({
    pk: 'BILLING_COUNTS',
    prefix: earnedIn(''),
    limit: mostMonths,
    newestFirst: true,
  })
  const earned = new Map(items.map(({ name, count }) => [name.slice(earnedIn('').length), count]))
  const present = `${now.slice(0, 7)}-01T00:00:00.000Z`
  const months = Array.from({ length: shown }, (_, at) => addMonths(present, at + 1 - shown).slice(0, 7))
  const [first = ''] = months
  const earlier = [...earned].filter(([month]) => month < first)
  return {
    months: months.map((month) => ({ month, revenueCents: earned.get(month) ?? 0 })),
    earlierCents: earlier.reduce((sum, [, cents]) => sum + cents, 0),
  }
}

export const handler = endpoint(contract, getRevenueByMonth)
