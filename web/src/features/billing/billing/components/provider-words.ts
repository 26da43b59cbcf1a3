import type { PaymentProviderName } from '#shared/billing/subscriptions/subscription.ts'

export const providerWords: Record<PaymentProviderName, string> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  manual: 'Manual',
}
