import type { Paypal } from '#core/billing/paypal/paypal.ts'
import { paypalEvents } from '#core/billing/webhooks/paypal-events.ts'

export type Webhook = { id: string; url: string; event_types?: { name: string }[] }
const path = '/v1/notifications/webhooks'

/** Tells whether a webhook hears of everything that we act on. */
export function hearsAll({ event_types: types = [] }: Webhook): boolean {
  const told = new Set(types.map(({ name }) => name))
  return paypalEvents.every((name) => told.has(name))
}

/** Makes sure that PayPal tells this address of what happens, where an address is registered once. */
export async function paypalWebhookId(paypal: Paypal, url: string): Promise<string> {
  const { webhooks } = await paypal.get<{ webhooks: Webhook[] }>(path)
  const known = webhooks.find((webhook) => webhook.url === url)
  if (known && hearsAll(known)) return known.id
  if (known) await paypal.remove(`${path}/${known.id}`)
  const body = { url, event_types: paypalEvents.map((name) => ({ name })) }
  return (await paypal.post<Webhook>(path, { body })).id
}
