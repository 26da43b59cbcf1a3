import { checkPaypal } from '#core/billing/billing/check-paypal.ts'
import { checkStripe } from '#core/billing/billing/check-stripe.ts'
import { notConnectedIn } from '#core/billing/billing/mode-refusals.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { env } from '#core/env.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { readPaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { testProvider as contract } from '#shared/billing/payment-settings/contract.ts'

async function testProvider({ params: { provider }, body: { mode } }: ApiRequest<typeof contract>) {
  const settings = await readPaymentSettings({ fresh: true })
  const keys = (await readPaymentSecrets({ fresh: true }))[mode] ?? {}
  const asked = { mode, settings, webhooks: `${env('SITE_URL').replace(/\/$/, '')}/api/webhooks` }
  const checks =
    provider === 'stripe'
      ? keys.stripe && (await checkStripe(keys.stripe.secretKey, asked))
      : keys.paypal && (await checkPaypal(keys.paypal, asked))
  if (!checks) throw notConnectedIn(provider, mode)
  return { works: checks.every(({ ok }) => ok), checks }
}

export const handler = endpoint(contract, testProvider)
