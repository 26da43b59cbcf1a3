import type { PaymentSettings } from '#core/billing/payment-settings/payment-settings.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { clientFor } from '#core/billing/stripe/stripe.ts'
import type { PaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import type { ProviderKeysForm } from '#shared/billing/payment-settings/contract.ts'
import { acceptedBy, keyMissing, requireKeyOf } from './key-refusals.ts'
import type { NewKeys } from './new-keys.ts'
import { stripeEndpointSecret } from './stripe-endpoint-secret.ts'

/** The typed keys over the stored ones; refused if Stripe does not accept them or they are of the other mode. */
export async function newStripeKeys(
  { mode, secretKey: typedSecret, publishableKey: typedPublishable }: ProviderKeysForm,
  settings: PaymentSettings,
  secrets: PaymentSecrets,
): Promise<NewKeys> {
  const before = secrets[mode]?.stripe
  const secretKey = typedSecret ?? before?.secretKey
  const publishableKey = typedPublishable ?? settings[mode].stripePublishableKey
  if (!secretKey) throw keyMissing('secretKey', 'Enter the secret key')
  if (!publishableKey) throw keyMissing('publishableKey', 'Enter the publishable key')
  requireKeyOf(mode, { field: 'secretKey', key: secretKey, kind: /^[sr]k_/ })
  requireKeyOf(mode, { field: 'publishableKey', key: publishableKey, kind: /^pk_/ })
  const stripe = await clientFor(secretKey)
  await acceptedBy('stripe', () => providerCall(() => stripe.webhookEndpoints.list({ limit: 1 })))
  const isNew = before?.secretKey !== secretKey
  return {
    client: { stripe },
    isNew,
    fields: [
      ...(isNew ? ['secretKey'] : []),
      ...(publishableKey === settings[mode].stripePublishableKey ? [] : ['publishableKey']),
    ],
    stored: { stripePublishableKey: publishableKey },
    async secrets(webhooks) {
      const url = `${webhooks}/stripe`
      const ours = isNew ? undefined : before?.webhookSecret
      const webhookSecret = await providerCall(() => stripeEndpointSecret(stripe, url, ours))
      return { stripe: { secretKey, webhookSecret } }
    },
  }
}
