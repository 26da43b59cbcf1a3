import type { PaymentSettings } from '#core/billing/payment-settings/payment-settings.ts'
import type { PaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import type { PaymentMode } from '#shared/billing/payment-settings/payment-settings.ts'
import { AppError } from '#shared/errors.ts'

export type Provider = 'stripe' | 'paypal'
export const providerNames: Record<Provider, string> = { stripe: 'Stripe', paypal: 'PayPal' }

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

type Chosen = Pick<PaymentSettings, 'mode' | 'stripeActive' | 'paypalActive'>

/** Refuses a mode that could not take a payment: every provider that is on needs keys and an endpoint there. */
export function requireReady({ mode, stripeActive, paypalActive }: Chosen, secrets: PaymentSecrets): void {
  const { stripe, paypal } = secrets[mode] ?? {}
  const missing = [
    // A mode in which no provider is on needs one that can be turned on.
    ...(stripeActive || !(paypalActive || paypal)
      ? [!stripe && `a ${mode} key`, !stripe?.webhookSecret && 'a webhook endpoint']
      : []),
    ...(paypalActive
      ? [!paypal && `${mode} keys of PayPal`, !paypal?.webhookId && 'a webhook of PayPal']
      : []),
  ].filter((part) => part !== false)
  if (missing.length === 0) return
  throw new AppError(
    'conflict',
    'mode_not_ready',
    `${capitalized(mode)} mode needs a ${mode} key, a webhook endpoint and a price for every plan. Missing: ${missing.join(', ')}.`,
  )
}

/**
 * Refuses to abandon members who pay in the current mode: events of the other mode do not reach their subscriptions.
 */
export function requireUnused(mode: PaymentMode, paying: Record<Provider, number>): void {
  const count = paying.stripe + paying.paypal
  if (count === 0) return
  const other = mode === 'live' ? 'Test' : 'Live'
  throw new AppError(
    'conflict',
    'mode_in_use',
    `${count} ${count === 1 ? 'member pays' : 'members pay'} in ${mode} mode. ${other} mode would stop tracking them.`,
  )
}

export const notConnectedIn = (provider: Provider, mode: PaymentMode) =>
  new AppError(
    'conflict',
    'provider_not_connected',
    `${providerNames[provider]} has no keys for ${mode} mode. Connect it first.`,
  )
