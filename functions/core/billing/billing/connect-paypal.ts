import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { writePaymentSettings } from '#core/billing/payment-settings/write-payment-settings.ts'
import { paypalFor } from '#core/billing/paypal/paypal.ts'
import { allPlans } from '#core/billing/plans/all-plans.ts'
import { syncPaypalPlan } from '#core/billing/plans/sync-paypal-plan.ts'
import { readPaymentSecrets, writePaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { paypalWebhookId } from './paypal-webhook-id.ts'

type Connection = {
  mode: 'test' | 'live'
  clientId: string
  clientSecret: string
  /** The address where PayPal reaches `POST /api/webhooks/paypal`. */
  webhookUrl: string
  now: string
}

/**
 * Connects the platform and a PayPal application: credentials, webhook, and a product and plan for every paid plan.
 * Another run changes only what differs.
 */
export async function connectPaypal(given: Connection): Promise<{ plans: number }> {
  const { mode, clientId, clientSecret, webhookUrl, now } = given
  const paypal = paypalFor(mode, { clientId, clientSecret })
  const webhookId = await paypalWebhookId(paypal, webhookUrl)
  const secrets = await readPaymentSecrets({ fresh: true })
  const wanted = { clientId, clientSecret, webhookId }
  if (JSON.stringify(secrets[mode]?.paypal) !== JSON.stringify(wanted))
    await writePaymentSecrets({ ...secrets, [mode]: { ...secrets[mode], paypal: wanted } })

  const settings = await readPaymentSettings({ fresh: true })
  if (!settings.paypalActive) await writePaymentSettings(settings, { paypalActive: true, updatedAt: now })
  const catalogue = await allPlans()
  for (const plan of catalogue) await syncPaypalPlan(paypal, plan)
  return { plans: catalogue.length }
}
