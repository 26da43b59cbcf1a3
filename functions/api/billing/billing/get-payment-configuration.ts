import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import type { PaymentConfiguration } from '#shared/billing/billing/contract.ts'
import { getPaymentConfiguration as contract } from '#shared/billing/billing/contract.ts'

/** Returns what the browser may know. Names the script only if it is not the provider’s own. */
async function getPaymentConfiguration(): Promise<PaymentConfiguration> {
  const settings = await readPaymentSettings()
  const { mode, stripeActive, paypalActive } = settings
  const { stripePublishableKey: publishableKey } = settings[mode]
  const scriptUrl = process.env.STRIPE_SCRIPT_URL
  return {
    mode,
    stripe: {
      active: stripeActive && publishableKey !== undefined,
      ...(publishableKey && { publishableKey }),
      ...(scriptUrl && { scriptUrl }),
    },
    paypal: { active: paypalActive },
  }
}

export const handler = endpoint(contract, getPaymentConfiguration)
