import { countsByDay } from '#core/platform/platform-figures/counts-by-day.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { orders } from './orders.ts'

export const projections = [
  // The prices of what was ordered and paid, without tax, but for campaigns that could no longer run and were refunded.
  // What goes back later, for views that were not served, only reduces revenue.
  countsByDay({
    of: orders,
    id: ({ id }) => id,
    counts: ({ status, paidAt, lines }) => {
      if (status !== 'paid' || !paidAt) return []
      const count = lines.reduce((sum, { cents, refundedAt }) => sum + (refundedAt ? 0 : cents), 0)
      return [{ figure: 'ad_orders_cents', day: siteDay(paidAt), count }]
    },
    lasting: true,
  }),
]
