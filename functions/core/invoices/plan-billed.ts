import type Stripe from 'stripe'
import { planOfPrice } from '#core/plans/plan-of-price.ts'
import { idOf } from '#core/stripe/id-of.ts'

/**
 * What an invoice bills, by its dearest line: that of a change also gives back the plan before, which our subscription
 * is still of until the change is paid and told.
 */
export async function planBilled({ lines }: Stripe.Invoice): Promise<string | undefined> {
  const [dearest] = lines.data.toSorted((a, b) => b.amount - a.amount)
  const priceId = idOf(dearest?.pricing?.price_details?.price)
  return priceId ? (await planOfPrice(priceId, undefined))?.name : undefined
}
