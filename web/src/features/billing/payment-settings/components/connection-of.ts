import type { PaymentMode, PaymentSettingsFacts } from '#shared/billing/payment-settings/payment-settings.ts'
import type { Provider } from './provider-words.ts'

/** Returns the two keys of a provider in a mode, under the provider's names for them. */
export function connectionOf(settings: PaymentSettingsFacts, provider: Provider, mode: PaymentMode) {
  if (provider === 'stripe') {
    const { publishableKey, secretKey, webhook } = settings.stripe[mode]
    return {
      open: { label: 'Publishable key', value: publishableKey },
      secret: { label: 'Secret key', ...secretKey },
      webhook,
    }
  }
  const { clientId, clientSecret, webhook } = settings.paypal[mode]
  return {
    open: { label: 'Client ID', value: clientId },
    secret: { label: 'Client secret', ...clientSecret },
    webhook,
  }
}
