import { paypalFor } from '#core/billing/paypal/paypal.ts'
import { clientFor } from '#core/billing/stripe/stripe.ts'
import { log } from '#core/platform/log/log.ts'
import type { PaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import type { PaymentMode } from '#shared/billing/payment-settings/payment-settings.ts'

/** Stops the events of a provider. Keys that it no longer accepts are no reason to keep the webhook here. */
export async function removeProviderWebhook(
  mode: PaymentMode,
  secrets: PaymentSecrets,
  provider: 'stripe' | 'paypal',
  webhooks: string,
): Promise<void> {
  const { stripe, paypal } = secrets[mode] ?? {}
  try {
    if (provider === 'stripe' && stripe) {
      const client = await clientFor(stripe.secretKey)
      const { data } = await client.webhookEndpoints.list({ limit: 100 })
      for (const { id } of data.filter(({ url }) => url === `${webhooks}/stripe`))
        await client.webhookEndpoints.del(id)
    }
    if (provider === 'paypal' && paypal?.webhookId)
      await paypalFor(mode, paypal).remove(`/v1/notifications/webhooks/${paypal.webhookId}`)
  } catch (error) {
    log.warn('payment_settings.webhook_left', { provider, mode, error })
  }
}
