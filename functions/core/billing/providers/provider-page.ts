import { env } from '#core/env.ts'

type StripeKind = 'payments' | 'invoices' | 'customers' | 'refunds'

const stripeApi = 'https://api.stripe.com'
const paypalApi = /^https:\/\/api-m(\.sandbox)?\.paypal\.com$/

/** Returns an object’s page in the dashboard of the card provider, or of its stand-in on a laptop. */
export function stripePage(mode: 'test' | 'live', kind: StripeKind, id: string): string {
  const api = env('STRIPE_API_URL')
  if (new URL(api).origin !== stripeApi) return `${new URL(api).origin}/_local/stripe/#${id}`
  // A refund has no page; the search leads to its payment.
  if (kind === 'refunds') return `https://dashboard.stripe.com/${inMode(mode)}search?query=${id}`
  return `https://dashboard.stripe.com/${inMode(mode)}${kind}/${id}`
}

const inMode = (mode: 'test' | 'live') => (mode === 'test' ? 'test/' : '')

/** The same at PayPal, for a payment or a refund. */
export function paypalPage(mode: 'test' | 'live', id: string): string {
  const api = env('PAYPAL_API_URL')
  if (!paypalApi.test(api)) return `${new URL(api).origin}/_local/paypal/#${id}`
  return `https://www.${mode === 'test' ? 'sandbox.' : ''}paypal.com/activity/payment/${id}`
}
