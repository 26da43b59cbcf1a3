import type Stripe from 'stripe'
import { idOf } from '#core/billing/stripe/id-of.ts'

/**
 * Returns what a code takes off the next payment, including the first one of a checkout. A coupon that counts
 * once is used up by its invoice, and one for some months by the last invoice within them.
 */
export function readDiscount(theirs: Stripe.Subscription) {
  const discount = nextDiscount(theirs)
  const coupon = discount?.source.coupon
  const known = coupon && typeof coupon === 'object' ? coupon : undefined
  return {
    discountPercentage: known?.percent_off ?? undefined,
    discountCents: known?.amount_off ?? undefined,
    discountAhead: known ? true : undefined,
  }
}

function nextDiscount({ status, discounts, latest_invoice: invoice, items }: Stripe.Subscription) {
  const latest = invoice && typeof invoice === 'object' ? invoice : undefined
  if (status === 'incomplete') return [...discounts, ...(latest?.discounts ?? [])].find(isWhole)
  const billed = new Set(latest?.discounts.map(idOf))
  const nextBillAt = items.data[0]?.current_period_end ?? 0
  return discounts.filter(isWhole).find(({ id, end, source: { coupon } }) => {
    const once = coupon && typeof coupon === 'object' && coupon.duration === 'once'
    return once ? !billed.has(id) : end === null || end > nextBillAt
  })
}

const isWhole = (discount: string | Stripe.Discount | Stripe.DeletedDiscount): discount is Stripe.Discount =>
  typeof discount === 'object' && !('deleted' in discount && discount.deleted)
