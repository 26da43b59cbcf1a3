import type Stripe from 'stripe'
import { env } from '#core/env.ts'
import { readPaymentSettings } from '#core/payment-settings/read-payment-settings.ts'
import { readPaymentSecrets } from '#core/secrets/payment-secrets.ts'
import { AppError } from '#shared/errors.ts'

/** The version that the code is written for; the SDK’s types are of the same. */
export const stripeVersion = '2026-10-28.endive'

const made = new Map<string, Stripe>()

const notActive = () =>
  new AppError('unavailable', 'stripe_not_active', 'Stripe is not active in payment configuration')

/** The card provider under the keys of the mode in force; refused while it is not active. */
export async function stripeClient(): Promise<Stripe> {
  const [{ mode, stripeActive }, secrets] = await Promise.all([readPaymentSettings(), readPaymentSecrets()])
  const key = secrets[mode]?.stripe?.secretKey
  if (!stripeActive || !key) throw notActive()
  return clientFor(key)
}

export async function clientFor(key: string): Promise<Stripe> {
  const known = made.get(key)
  if (known) return known
  const { default: Stripe } = await import('stripe')
  const { hostname, port, protocol } = new URL(env('STRIPE_API_URL'))
  const client = new Stripe(key, {
    apiVersion: stripeVersion,
    host: hostname,
    ...(port && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
  })
  made.set(key, client)
  return client
}
