import type Stripe from 'stripe'
import { planOfPrice } from '#core/billing/plans/plan-of-price.ts'
import { idOf } from '#core/billing/stripe/id-of.ts'

/**
 * Returns the plan an invoice bills, by its most expensive line: the invoice for a change also credits the
 * previous plan, which our subscription still has until the change is paid and reported.
 */
export async function planBilled({ lines }: Stripe.Invoice): Promise<string | undefined> {
  const [dearest] = lines.data.toSorted((a, b) => b.amount - a.amount)
  const priceId = idOf(dearest?.pricing?.price_details?.price)
  return priceId ? (await planOfPrice(priceId, undefined))?.name : undefined
}
