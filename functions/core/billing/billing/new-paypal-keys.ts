import { accessTokenOf } from '#core/billing/paypal/access-token.ts'
import { paypalFor, paypalUrl } from '#core/billing/paypal/paypal.ts'
import { PaypalProblem } from '#core/billing/paypal/paypal-problem.ts'
import { providerUnavailable } from '#core/billing/providers/provider-unavailable.ts'
import type { PaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import type { ProviderKeysForm } from '#shared/billing/payment-settings/contract.ts'
import { acceptedBy, keyMissing } from './key-refusals.ts'
import type { NewKeys } from './new-keys.ts'
import { paypalWebhookId } from './paypal-webhook-id.ts'

/** The typed keys over the stored ones; refused if PayPal gives no token for them. */
export async function newPaypalKeys(
  { mode, clientId: typedId, clientSecret: typedSecret }: ProviderKeysForm,
  secrets: PaymentSecrets,
): Promise<NewKeys> {
  const before = secrets[mode]?.paypal
  const clientId = typedId ?? before?.clientId
  const clientSecret = typedSecret ?? before?.clientSecret
  if (!clientId) throw keyMissing('clientId', 'Enter the client ID')
  if (!clientSecret) throw keyMissing('clientSecret', 'Enter the client secret')
  const application = { clientId, clientSecret }
  // A cached token would say nothing about another secret.
  await acceptedBy('paypal', () =>
    accessTokenOf({ url: paypalUrl(mode), ...application }, { renew: true }),
  ).catch(unavailable)
  const paypal = paypalFor(mode, application)
  const isNew = before?.clientId !== clientId || before.clientSecret !== clientSecret
  return {
    client: { paypal },
    isNew,
    fields: [
      ...(before?.clientId === clientId ? [] : ['clientId']),
      ...(before?.clientSecret === clientSecret ? [] : ['clientSecret']),
    ],
    stored: {},
    secrets: async (webhooks) => ({
      paypal: { ...application, webhookId: await paypalWebhookId(paypal, `${webhooks}/paypal`) },
    }),
  }
}

/** No answer at all, or an outage over there. */
function unavailable(error: unknown): never {
  const silent = error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')
  throw silent || (error instanceof PaypalProblem && error.status >= 500) ? providerUnavailable() : error
}
