import type Stripe from 'stripe'
import type { PaymentSettings } from '#core/billing/payment-settings/payment-settings.ts'
import type { Paypal } from '#core/billing/paypal/paypal.ts'
import type { PaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'

/** Keys that a provider has accepted and that are still to be stored. */
export type NewKeys = {
  client: { stripe: Stripe } | { paypal: Paypal }
  /** True when the secret differs from the one before. */
  isNew: boolean
  /** The parts that differ from the stored ones, by name. */
  fields: string[]
  /** The parts that are no secret. */
  stored: Partial<PaymentSettings['test']>
  /** Makes the webhook below this address, and answers all that is secret. */
  secrets: (webhooks: string) => Promise<NonNullable<PaymentSecrets['test']>>
}
