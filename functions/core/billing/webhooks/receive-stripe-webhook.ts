import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { isSignedWith, isTimely, readSignature } from '#core/billing/stripe/webhook-signature.ts'
import { readPaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { keepEvent } from './keep-event.ts'
import { readStripeEvent } from './read-event.ts'
import { refuseUnprovenWebhook } from './refuse-unproven-webhook.ts'
import type { WebhookCall } from './webhook-endpoint.ts'

/** Takes in what Stripe has signed within five minutes of now, before or after; the work is done later. */
export async function receiveStripeWebhook(call: WebhookCall): Promise<{ received: true }> {
  // A secret that was made a moment ago may not be known here yet.
  const why = (await objection(call, {})) && (await objection(call, { fresh: true }))
  if (why) return refuseUnprovenWebhook('stripe', call, why)
  await keepEvent({ provider: 'stripe', ...readStripeEvent(call.bytes) }, call.now)
  return { received: true }
}

/** The objection to a call, under the secret that we know, or that there is by now. */
async function objection(
  { bytes, headers, now }: WebhookCall,
  options: { fresh?: boolean },
): Promise<string | undefined> {
  const signature = readSignature(headers['stripe-signature'] ?? '')
  if (!signature) return 'it has no valid signature'
  if (!isTimely(signature, now)) return 'its timestamp is too far off'
  const [{ mode }, secrets] = await Promise.all([readPaymentSettings(), readPaymentSecrets(options)])
  const secret = secrets[mode]?.stripe?.webhookSecret
  if (!secret) return 'no webhook is configured'
  return isSignedWith(secret, signature, bytes) ? undefined : 'the signature does not match'
}
