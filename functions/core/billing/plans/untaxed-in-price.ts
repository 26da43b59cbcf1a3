import type Stripe from 'stripe'
import { providerCall } from '#core/billing/stripe/provider-call.ts'

/** Says about a price that tax comes on top of it, where nothing was said yet: Stripe lets that be said once. */
export async function untaxedInPrice(stripe: Stripe, priceId: string): Promise<void> {
  const { tax_behavior: said } = await providerCall(() => stripe.prices.retrieve(priceId))
  if ((said ?? 'unspecified') === 'unspecified')
    await providerCall(() => stripe.prices.update(priceId, { tax_behavior: 'exclusive' }))
}
