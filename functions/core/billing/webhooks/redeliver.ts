import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { clientFor } from '#core/billing/stripe/stripe.ts'
import { env } from '#core/env.ts'
import { readPaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import type { PaymentMode } from '#shared/billing/payment-settings/payment-settings.ts'
import type { WebhookLog } from '#shared/billing/webhooks/webhook-log.ts'
import type { Delivery } from './after-delivery.ts'
import { retryErrorOf } from './retry-error.ts'

const patienceMs = 10_000

/** Posts a kept body to our own webhook address with a new signature: it takes the same path as any other. */
export async function redeliverToStripePath(
  { requestBody: payload }: WebhookLog,
  now: string,
): Promise<Delivery> {
  const [{ mode }, secrets] = await Promise.all([readPaymentSettings(), readPaymentSecrets({ fresh: true })])
  const keys = secrets[mode]?.stripe
  if (!keys?.webhookSecret) return notConnected(mode)
  const { secretKey, webhookSecret: secret } = keys
  const stripe = await clientFor(secretKey)
  const timestamp = Math.floor(Date.parse(now) / 1000)
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
  try {
    const answer = await fetch(`${env('SITE_URL')}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.timeout(patienceMs),
    })
    const body = await answer.text()
    const response = `${answer.status} ${body}`
    return answer.ok ? { response } : { response, error: retryErrorOf(answer.status, body) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { response: message, error: { message, errorClass: 'network' } }
  }
}

/** Once there are keys again, the event can be retried. */
function notConnected(mode: PaymentMode): Delivery {
  const message = `Stripe has no keys for ${mode} mode. Connect it, then retry.`
  return { response: message, error: { message, errorClass: 'network' } }
}
