import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { certificatePrefixes, signerOf } from '#core/billing/paypal/signing-certificate.ts'
import { readTransmission, signedBy } from '#core/billing/paypal/transmission.ts'
import { readPaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { keepEvent } from './keep-event.ts'
import { readPaypalEvent } from './read-event.ts'
import { refuseUnprovenWebhook } from './refuse-unproven-webhook.ts'
import type { WebhookCall } from './webhook-endpoint.ts'

const toleranceMs = 300_000

/** Takes in what PayPal has signed for our webhook within five minutes of now; the work is done later. */
export async function receivePaypalWebhook(call: WebhookCall): Promise<{ received: true }> {
  const why = (await objection(call, {})) && (await objection(call, { fresh: true }))
  if (why) return refuseUnprovenWebhook('paypal', call, why)
  await keepEvent({ provider: 'paypal', ...readPaypalEvent(call.bytes) }, call.now)
  return { received: true }
}

/** The objection to a call, under the webhook that we know, or that there is by now. */
async function objection(
  { bytes, headers, now }: WebhookCall,
  options: { fresh?: boolean },
): Promise<string | undefined> {
  const transmission = readTransmission(headers)
  if (!transmission) return 'it has no valid signature'
  if (!(Math.abs(Date.parse(now) - Date.parse(transmission.time)) <= toleranceMs))
    return 'its timestamp is too far off'
  const [{ mode }, secrets] = await Promise.all([readPaymentSettings(), readPaymentSecrets(options)])
  const webhookId = secrets[mode]?.paypal?.webhookId
  if (!webhookId) return 'no webhook is configured'
  const signer = await signerOf(transmission.certificateUrl, { prefixes: certificatePrefixes(mode), now })
  if (!signer) return 'its certificate is not from PayPal'
  return signedBy(signer, { transmission, webhookId, bytes }) ? undefined : 'the signature does not match'
}
