import type Stripe from 'stripe'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { notConnected } from '#core/billing/payment-settings/require-active.ts'
import { env } from '#core/env.ts'
import { readPaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'

/** The version that the code is written for; the SDK’s types are of the same. */
export const stripeVersion = '2026-10-28.endive'

const made = new Map<string, Stripe>()

/** The card provider under the keys of the mode in force, whether or not it takes anything new; refused without keys. */
export async function stripeClient(): Promise<Stripe> {
  const [{ mode }, secrets] = await Promise.all([readPaymentSettings(), readPaymentSecrets()])
  // Keys that were stored a moment ago may not be known here yet.
  const known = secrets[mode]?.stripe ?? (await readPaymentSecrets({ fresh: true }))[mode]?.stripe
  const key = known?.secretKey
  if (!key) throw notConnected('stripe')
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
