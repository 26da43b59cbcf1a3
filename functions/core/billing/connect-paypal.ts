import { readPaymentSettings } from '#core/payment-settings/read-payment-settings.ts'
import { writePaymentSettings } from '#core/payment-settings/write-payment-settings.ts'
import { type Paypal, paypalFor } from '#core/paypal/paypal.ts'
import { allPlans } from '#core/plans/all-plans.ts'
import { syncPaypalPlan } from '#core/plans/sync-paypal-plan.ts'
import { readPaymentSecrets, writePaymentSecrets } from '#core/secrets/payment-secrets.ts'
import { paypalEvents } from '#core/webhooks/paypal-events.ts'

type Connection = {
  mode: 'test' | 'live'
  clientId: string
  clientSecret: string
  /** Where PayPal reaches `POST /api/webhooks/paypal`. */
  webhookUrl: string
  now: string
}

type Webhook = { id: string; url: string; event_types?: { name: string }[] }
const path = '/v1/notifications/webhooks'

/**
 * Makes the platform and a PayPal application know each other: credentials, webhook, and a product and plan for every
 * paid plan. Run again it changes only what is not so yet.
 */
export async function connectPaypal(given: Connection): Promise<{ plans: number }> {
  const { mode, clientId, clientSecret, webhookUrl, now } = given
  const paypal = paypalFor(mode, { clientId, clientSecret })
  const webhookId = await webhookFor(paypal, webhookUrl)
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

/** An address is registered once at PayPal. */
async function webhookFor(paypal: Paypal, url: string): Promise<string> {
  const { webhooks } = await paypal.get<{ webhooks: Webhook[] }>(path)
  const known = webhooks.find((webhook) => webhook.url === url)
  const told = new Set(known?.event_types?.map(({ name }) => name))
  if (known && paypalEvents.every((name) => told.has(name))) return known.id
  if (known) await paypal.remove(`${path}/${known.id}`)
  const body = { url, event_types: paypalEvents.map((name) => ({ name })) }
  return (await paypal.post<Webhook>(path, { body })).id
}
