import { AppError } from '#shared/errors.ts'
import { readPaymentSettings } from './read-payment-settings.ts'

const refusals = {
  stripe: () =>
    new AppError('unavailable', 'stripe_not_active', 'Stripe is not active in payment configuration'),
  paypal: () => new AppError('unavailable', 'paypal_not_configured', 'PayPal is not configured'),
}

/** The sentence when there are no keys to reach a provider with. */
export const notConnected = (provider: keyof typeof refusals) => refusals[provider]()

/** True if a provider without keys caused the refusal; only an administrator can change that. */
export const isNotConnected = (error: unknown): boolean =>
  error instanceof AppError && Object.values(refusals).some((refusal) => refusal().code === error.code)

/**
 * Checks before anything new starts: running subscriptions continue at a provider that takes nothing new, and
 * can be ended there.
 */
export async function requireActive(provider: keyof typeof refusals): Promise<void> {
  const { stripeActive, paypalActive } = await readPaymentSettings()
  if (!(provider === 'stripe' ? stripeActive : paypalActive)) throw notConnected(provider)
}
