import Stripe from 'stripe'
import type { PaymentStep } from '#shared/subscriptions/contract.ts'

/** The laptop's Stripe account, as its owner sees it in the provider's dashboard. */
export function stripeOf(url: string): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe('sk_test_laptop', { host: hostname, port, protocol: 'http', telemetry: false })
}

/** What the card element does in the browser: confirms with a card, and follows the bank when it asks. */
export async function confirmPayment(url: string, payment: PaymentStep | undefined, card = 'pm_card_visa') {
  if (payment?.kind !== 'card') throw new Error('There is nothing to confirm with a card.')
  const id = payment.clientSecret.split('_secret_')[0]
  const kind = payment.intent === 'payment' ? 'payment_intents' : 'setup_intents'
  const response = await fetch(`${url}/v1/${kind}/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_laptop' },
    body: new URLSearchParams({ client_secret: payment.clientSecret, payment_method: card }),
  })
  return (await response.json()) as { status?: string; error?: { code: string; decline_code?: string } }
}
