import Stripe from 'stripe'
import { addPaymentMethod, createSetupIntent } from '#shared/billing/payment-methods/contract.ts'
import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import type { Client } from './client.ts'
import { withoutNews } from './without-news.ts'

/** The laptop's Stripe account, as its owner sees it in the provider's dashboard. */
export function stripeOf(url: string): Stripe {
  const { hostname, port } = new URL(url)
  return new Stripe('sk_test_laptop', { host: hostname, port, protocol: 'http', telemetry: false })
}

/**
 * Does what the card element does in the browser: confirms with a card, and follows the bank when it asks.
 */
export async function confirmPayment(url: string, payment: PaymentStep | undefined, card = 'pm_card_visa') {
  if (payment?.kind !== 'card') throw new Error('There is nothing to confirm with a card.')
  const id = payment.clientSecret.split('_secret_')[0]
  const kind = payment.intent === 'payment' ? 'payment_intents' : 'setup_intents'
  const response = await fetch(`${url}/v1/${kind}/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_laptop' },
    body: new URLSearchParams({ client_secret: payment.clientSecret, payment_method: card }),
  })
  return (await response.json()) as {
    status?: string
    payment_method?: string
    error?: { code: string; decline_code?: string }
  }
}

/** Answers the bank’s question as the person would. */
export async function answerBank(
  url: string,
  payment: PaymentStep | undefined,
  outcome: 'pass' | 'fail',
): Promise<void> {
  if (payment?.kind !== 'card') throw new Error('There is nothing to answer.')
  const { clientSecret } = payment
  const response = await fetch(`${url}/_local/stripe/3ds/${clientSecret.split('_secret_')[0]}`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: clientSecret, outcome }),
  })
  if (!response.ok) throw new Error(`the bank answered ${response.status}: ${await response.text()}`)
}

type Card = { id: `pay_${string}`; providerMethodId: string }

/** Does what the Add Payment Method form does: begins, confirms in the browser and hands over the result. */
export async function saveCard(
  url: string,
  client: Client,
  { card = 'pm_card_visa', setAsDefault = false } = {},
): Promise<Card> {
  const { providerMethodId, added } = await withoutNews(url, async () => {
    const providerMethodId = await confirmCard(url, client, card)
    const body = { providerMethodId, type: 'card', setAsDefault } as const
    return { providerMethodId, added: await client.call(addPaymentMethod, { body }) }
  })
  const found = added.body.items?.find((item) => item.providerMethodId === providerMethodId)
  if (!found) throw new Error(`the card was not added: ${added.status} ${added.text}`)
  return { id: found.id as Card['id'], providerMethodId }
}

/** A card that is saved at the provider, by the provider’s name for it. */
export async function confirmCard(url: string, client: Client, card = 'pm_card_visa'): Promise<string> {
  const { body, status, text } = await client.call(createSetupIntent, { body: {} })
  if (status !== 201) throw new Error(`the setup answered ${status}: ${text}`)
  const step = { kind: 'card', intent: 'setup', clientSecret: body.clientSecret, amountDueCents: 0 } as const
  const confirmed = await confirmPayment(url, step, card)
  if (!confirmed.payment_method) throw new Error(`the card was not saved: ${JSON.stringify(confirmed)}`)
  return confirmed.payment_method
}
