import type Stripe from 'stripe'
import type { WebhookCall } from '#core/http/webhook-endpoint.ts'
import { readPaymentSettings } from '#core/payment-settings/read-payment-settings.ts'
import { readPaymentSecrets } from '#core/secrets/payment-secrets.ts'
import { clientFor } from '#core/stripe/stripe.ts'
import { keepEvent } from './keep-event.ts'
import { refuseUnprovenWebhook } from './refuse-unproven-webhook.ts'

const toleranceSeconds = 300

/** Takes in what Stripe has signed within five minutes of now, before or after; the work is done later. */
export async function receiveStripeWebhook(call: WebhookCall): Promise<{ received: true }> {
  const header = call.headers['stripe-signature'] ?? ''
  const event = (await verified(call, header, {})) ?? (await verified(call, header, { fresh: true }))
  if (!event) return refuseUnprovenWebhook('stripe', call, 'the signature does not fit')
  await keepEvent(
    { provider: 'stripe', eventId: event.id, eventType: event.type, body: call.bytes.toString('utf8') },
    call.now,
  )
  return { received: true }
}

/** The event if its signature is good under the secret that we know, or that there is by now. */
async function verified(
  { bytes, now }: WebhookCall,
  header: string,
  options: { fresh?: boolean },
): Promise<Stripe.Event | undefined> {
  if (!isTimely(header, now)) return undefined
  const [{ mode }, secrets] = await Promise.all([readPaymentSettings(), readPaymentSecrets(options)])
  const { secretKey, webhookSecret } = secrets[mode]?.stripe ?? {}
  if (!secretKey || !webhookSecret) return undefined
  const stripe = await clientFor(secretKey)
  const nowSeconds = Math.floor(Date.parse(now) / 1000)
  try {
    return stripe.webhooks.constructEvent(
      bytes,
      header,
      webhookSecret,
      toleranceSeconds,
      undefined,
      nowSeconds,
    )
  } catch {
    return undefined
  }
}

/** The SDK refuses what is old; what claims to come from the future must not pass either. */
function isTimely(header: string, now: string): boolean {
  const time = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1]
  return time !== undefined && Math.abs(Date.parse(now) / 1000 - Number(time)) <= toleranceSeconds
}
