import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { writePaymentSettings } from '#core/billing/payment-settings/write-payment-settings.ts'
import { allPlans } from '#core/billing/plans/all-plans.ts'
import { syncStripePlan } from '#core/billing/plans/sync-stripe-plan.ts'
import { allPromoCodes } from '#core/billing/promo-codes/promo-codes.ts'
import { syncStripePromo } from '#core/billing/promo-codes/sync-stripe-promo.ts'
import { clientFor } from '#core/billing/stripe/stripe.ts'
import { readPaymentSecrets, writePaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { requireTaxReady } from './require-tax-ready.ts'
import { stripeEndpointSecret } from './stripe-endpoint-secret.ts'
import { withoutForeignPrice } from './without-foreign-price.ts'

type Connection = {
  mode: 'test' | 'live'
  secretKey: string
  publishableKey: string
  /**
   * The address where Stripe reaches `POST /api/webhooks/stripe`, or the secret of the program that forwards
   * its events.
   */
  webhook: { url: string } | { secret: string | undefined }
  /** Turns Stripe’s taxes on or off; when undefined, the setting stays as it is. */
  automaticTax?: boolean | undefined
  now: string
}

type Connected = {
  plans: number
  webhook: 'made' | 'kept' | 'none'
  automaticTax: boolean
  /** The number of places where the account is registered for taxes; counted while taxes are added. */
  taxRegistrations?: number
}

/**
 * Connects the platform and a Stripe account: keys, webhook endpoint, and a product and price for every paid plan.
 * Another run changes only what differs. Stripe tells the secret of an endpoint once, so an endpoint whose secret we do
 * not have is made again.
 */
export async function connectStripe(given: Connection): Promise<Connected> {
  const { mode, secretKey, publishableKey, now } = given
  const stripe = await clientFor(secretKey)
  const settings = await readPaymentSettings({ fresh: true })
  const automaticTax = given.automaticTax ?? settings.automaticTax
  const taxRegistrations = automaticTax ? await requireTaxReady(stripe) : undefined
  const secrets = await readPaymentSecrets({ fresh: true })
  const known = secrets[mode]?.stripe
  const sameAccount = known?.secretKey === secretKey
  const ours = sameAccount ? known.webhookSecret : undefined
  const webhookSecret =
    'url' in given.webhook
      ? await stripeEndpointSecret(stripe, given.webhook.url, ours)
      : given.webhook.secret
  if (!sameAccount || webhookSecret !== known.webhookSecret)
    await writePaymentSecrets({
      ...secrets,
      [mode]: { ...secrets[mode], stripe: { secretKey, ...(webhookSecret && { webhookSecret }) } },
    })

  const catalogue = await allPlans()
  for (const plan of catalogue)
    await syncStripePlan(stripe, sameAccount ? plan : await withoutForeignPrice(stripe, plan))
  for (const promo of await allPromoCodes())
    await syncStripePromo(stripe, sameAccount ? promo : { ...promo, stripe: undefined }, mode)
  if (
    settings[mode].stripePublishableKey !== publishableKey ||
    !settings.stripeActive ||
    settings.mode !== mode ||
    settings.automaticTax !== automaticTax
  )
    await writePaymentSettings(settings, {
      mode,
      stripeActive: true,
      automaticTax,
      [mode]: {
        ...settings[mode],
        stripePublishableKey: publishableKey,
        ...(!sameAccount && { stripeSecret: { at: now } }),
      },
      updatedAt: now,
    })
  const made = webhookSecret === ours ? 'kept' : 'made'
  return {
    plans: catalogue.length,
    webhook: webhookSecret ? made : 'none',
    automaticTax,
    ...(taxRegistrations !== undefined && { taxRegistrations }),
  }
}
