import { commit } from '#core/db/commit.ts'
import { storedPaymentSettings } from '#core/payment-settings/payment-settings.ts'
import { readPaymentSettings } from '#core/payment-settings/read-payment-settings.ts'
import { allPlans } from '#core/plans/all-plans.ts'
import { syncStripePlan } from '#core/plans/sync-stripe-plan.ts'
import { allPromoCodes } from '#core/promo-codes/promo-codes.ts'
import { syncStripePromo } from '#core/promo-codes/sync-stripe-promo.ts'
import { readPaymentSecrets, writePaymentSecrets } from '#core/secrets/payment-secrets.ts'
import { clientFor, stripeVersion } from '#core/stripe/stripe.ts'
import { stripeEvents } from '#core/webhooks/stripe-events.ts'

type Connection = {
  mode: 'test' | 'live'
  secretKey: string
  publishableKey: string
  /** Where Stripe reaches `POST /api/webhooks/stripe`. */
  webhookUrl: string
  now: string
}

/**
 * Makes the platform and a Stripe account know each other: keys, webhook endpoint, and a product and price for every
 * paid plan. Run again it changes only what is not so yet. The secret of an endpoint is told once, so an endpoint
 * whose secret is not ours is made anew.
 */
export async function connectStripe(given: Connection): Promise<{ plans: number; webhook: 'made' | 'kept' }> {
  const { mode, secretKey, publishableKey, webhookUrl, now } = given
  const stripe = await clientFor(secretKey)
  const secrets = await readPaymentSecrets({ fresh: true })
  const known = secrets[mode]?.stripe
  const existing = (await stripe.webhookEndpoints.list({ limit: 100 })).data.filter(
    ({ url }) => url === webhookUrl,
  )
  const keep = existing.length === 1 && known?.secretKey === secretKey && known.webhookSecret
  let webhookSecret = keep ? known.webhookSecret : undefined
  if (!webhookSecret) {
    for (const { id } of existing) await stripe.webhookEndpoints.del(id)
    const made = await stripe.webhookEndpoints.create({
      url: webhookUrl,
      enabled_events: [...stripeEvents],
      api_version: stripeVersion,
    })
    webhookSecret = made.secret ?? ''
  }
  if (!keep)
    await writePaymentSecrets({
      ...secrets,
      [mode]: { ...secrets[mode], stripe: { secretKey, webhookSecret } },
    })

  const settings = await readPaymentSettings()
  if (
    settings[mode].stripePublishableKey !== publishableKey ||
    !settings.stripeActive ||
    settings.mode !== mode
  )
    await commit(
      storedPaymentSettings.put(
        {
          ...settings,
          mode,
          stripeActive: true,
          [mode]: { stripePublishableKey: publishableKey },
          updatedAt: now,
          version: settings.version + 1,
        },
        settings.version === 0 ? { absent: true } : { version: settings.version },
      ),
    )
  const catalogue = await allPlans()
  for (const plan of catalogue) await syncStripePlan(stripe, plan)
  for (const promo of await allPromoCodes()) await syncStripePromo(stripe, promo)
  return { plans: catalogue.length, webhook: keep ? 'kept' : 'made' }
}
