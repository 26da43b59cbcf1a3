import { isDeepStrictEqual } from 'node:util'
import type Stripe from 'stripe'
import { stripeCustomerOf } from '#core/billing/billing/stripe-customer.ts'
import { requireActive } from '#core/billing/payment-settings/require-active.ts'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import type { Purpose } from '#shared/billing/transactions/purpose.ts'
import { intentMetadata, namedIn } from './intent-metadata.ts'

type Payment = {
  user: StoredUser
  amountCents: number
  purpose: Purpose
  /** The text in the member’s list of payments. */
  description: string
  /** The card statement’s addition to the platform’s name, as far as banks can read it and have room for it. */
  statementSuffix: string
  /** Names the payment: asked again with it, the same one goes on. */
  key: string
  /** The intent that was made for it before, because the provider forgets keys after a day. */
  intentId: string | undefined
}

/** Begins a payment that is made once, by card; `step` is missing when nothing is left to do. */
export async function payOnce(
  payment: Payment,
): Promise<{ intentId: string; step: PaymentStep | undefined }> {
  const { user, intentId } = payment
  await requireActive('stripe')
  const customer = await stripeCustomerOf(user)
  const stripe = await stripeClient()
  const intent = intentId
    ? await providerCall(() => stripe.paymentIntents.retrieve(intentId))
    : await begin(stripe, customer, payment)
  const isOpen = intent.status.startsWith('requires_') && intent.client_secret
  return {
    intentId: intent.id,
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
  { user, amountCents, purpose, description, statementSuffix, key }: Payment,
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
    (intent) => intent.amount === amountCents && isDeepStrictEqual(namedIn(intent)?.purpose, purpose),
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
