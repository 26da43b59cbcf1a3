import type Stripe from 'stripe'
import { stripeVersion } from '#core/billing/stripe/stripe.ts'
import { stripeEvents } from '#core/billing/webhooks/stripe-events.ts'

/** Makes sure that Stripe tells this address of what happens; the secret of an endpoint that is not ours is unknown. */
export async function stripeEndpointSecret(
  stripe: Stripe,
  url: string,
  ours: string | undefined,
): Promise<string> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const existing = data.filter((endpoint) => endpoint.url === url)
  const [first] = existing
  if (first && existing.length === 1 && ours) {
    await hearAll(stripe, first)
    return ours
  }
  for (const { id } of existing) await stripe.webhookEndpoints.del(id)
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...stripeEvents],
    api_version: stripeVersion,
  })
  return made.secret ?? ''
}

/** An endpoint made when the platform subscribed to fewer events. */
async function hearAll(
  stripe: Stripe,
  { id, enabled_events: enabled }: Stripe.WebhookEndpoint,
): Promise<void> {
  if (stripeEvents.every((type) => enabled.includes(type))) return
  await stripe.webhookEndpoints.update(id, { enabled_events: [...stripeEvents] })
}
