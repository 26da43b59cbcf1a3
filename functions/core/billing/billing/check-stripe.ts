import type Stripe from 'stripe'
import { allPlans } from '#core/billing/plans/all-plans.ts'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { clientFor } from '#core/billing/stripe/stripe.ts'
import { acceptedBy } from './key-refusals.ts'
import { type Asked, check, type ProviderCheck } from './provider-check.ts'
import { requireTaxReady } from './require-tax-ready.ts'

/** Checks that card payments work under these keys. Changes nothing. */
export async function checkStripe(
  secretKey: string,
  { mode, settings, webhooks }: Asked,
): Promise<ProviderCheck[]> {
  const stripe = await clientFor(secretKey)
  const account = await check('Stripe accepts the key', async () => {
    await acceptedBy('stripe', () => providerCall(() => stripe.webhookEndpoints.list({ limit: 1 })))
    return undefined
  })
  if (!account.ok) return [account]
  const inForce = mode === settings.mode
  return [
    account,
    await check('The webhook endpoint exists and is on', async () => {
      const { data } = await providerCall(() => stripe.webhookEndpoints.list({ limit: 100 }))
      const found = data.find(({ url }) => url === `${webhooks}/stripe`)
      if (!found) return 'There is no endpoint for this site. Connect Stripe again.'
      return found.status === 'enabled' ? undefined : 'The endpoint is turned off at Stripe.'
    }),
    ...(inForce ? [await check('Every plan has its price', () => missingPrices(stripe))] : []),
    ...(inForce && settings.automaticTax
      ? [
          await check('Taxes can be added', async () => {
            await requireTaxReady(stripe)
            return undefined
          }),
        ]
      : []),
  ]
}

async function missingPrices(stripe: Stripe): Promise<string | undefined> {
  const paid = (await allPlans()).filter(({ priceCents }) => priceCents > 0)
  const missing = await Promise.all(
    paid.map(async ({ id, priceCents, stripe: known }) => {
      if (!known) return [id]
      const price = await providerCall(() => stripe.prices.retrieve(known.priceId)).catch(
        (error: unknown) => {
          if (stripeCode(error) !== 'resource_missing') throw error
        },
      )
      return price?.active && price.unit_amount === priceCents ? [] : [id]
    }),
  )
  const ids = missing.flat()
  return ids.length > 0 ? `Missing or different: ${ids.join(', ')}.` : undefined
}
