import { isDeepStrictEqual } from 'node:util'
import type Stripe from 'stripe'
import { stripeCustomerOf } from '#core/billing/billing/stripe-customer.ts'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import type { Purpose } from '#shared/billing/transactions/purpose.ts'
import { intentMetadata, namedIn } from './intent-metadata.ts'
import type { BegunPayment, OncePayment } from './once-payment.ts'

/** Begins a payment by card, or goes on with the one of this name. */
export async function payByCard(
  payment: OncePayment & { intentId?: string | undefined },
): Promise<BegunPayment> {
  const { user, intentId } = payment
  const customer = await stripeCustomerOf(user)
  const stripe = await stripeClient()
  const intent = intentId
    ? await providerCall(() => stripe.paymentIntents.retrieve(intentId))
    : await begin(stripe, customer, payment)
  const isOpen = intent.status.startsWith('requires_') && intent.client_secret
  return {
    intentId: intent.id,
    isOver: intent.status === 'canceled',
    step: isOpen
      ? {
          kind: 'card',
          intent: 'payment',
          clientSecret: intent.client_secret ?? '',
          amountDueCents: intent.amount,
        }
      : undefined,
  }
}

async function begin(
  stripe: Stripe,
  customer: string,
  { user, amountCents, purpose, description, statementSuffix, key }: OncePayment,
): Promise<Stripe.PaymentIntent> {
  const suffix = suffixOf(statementSuffix)
  return providerCall(() =>
    stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: 'usd',
        customer,
        description,
        ...(suffix && { statement_descriptor_suffix: suffix }),
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        metadata: intentMetadata({ userId: user.id, purpose, description }),
      },
      { idempotencyKey: key },
    ),
  ).catch(async (error: unknown) => {
    // The purchase has another name by now: the payment that was started under the old one continues.
    const known =
      stripeCode(error) === 'StripeIdempotencyError' &&
      (await begunFor(stripe, customer, purpose, amountCents))
    if (!known) throw error
    return known
  })
}

async function begunFor(
  stripe: Stripe,
  customer: string,
  purpose: Purpose,
  amountCents: number,
): Promise<Stripe.PaymentIntent | undefined> {
  const { data } = await providerCall(() => stripe.paymentIntents.list({ customer, limit: 100 }))
  return data.find(
    (intent) =>
      intent.status !== 'canceled' &&
      intent.amount === amountCents &&
      isDeepStrictEqual(namedIn(intent)?.purpose, purpose),
  )
}

/** A statement has 22 characters: the account’s own prefix takes ten at most, and the separator two. */
const longestSuffix = 10

/** Letters, digits and spaces, with one letter at least. */
function suffixOf(text: string): string | undefined {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[^a-z\d ]/gi, '')
    .trim()
    .slice(0, longestSuffix)
    .trim()
  return /[a-z]/i.test(plain) ? plain : undefined
}
