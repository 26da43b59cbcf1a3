import type Stripe from 'stripe'
import { stripeCustomerOf } from '#core/billing/stripe-customer.ts'
import { requireActive } from '#core/payment-settings/require-active.ts'
import { eachPage } from '#core/stripe/each-page.ts'
import { providerCall, stripeCode } from '#core/stripe/provider-call.ts'
import { stripeClient } from '#core/stripe/stripe.ts'
import { users } from '#core/users/users.ts'
import { AppError } from '#shared/errors.ts'
import type { PaymentStep } from '#shared/subscriptions/payment-step.ts'
import type { Purpose } from '#shared/transactions/purpose.ts'
import { metadataOf } from './payment-metadata.ts'
import { type IntentStatus, statusOf } from './read-once.ts'

export type OneTimePayment = {
  userId: string
  /** Where the member has another address than in the account. */
  email?: string | undefined
  amountCents: number
  purpose: Purpose
  description: string
  /** What stands behind our name on the statement of the card. */
  statementSuffix: string
  /** Names this payment: the same key is the same payment, and another try to pay for the same thing needs another one. */
  key: string
}

/** `open` comes with what the browser confirms; in every other state there is nothing left to confirm. */
export type BegunPayment =
  | { intentId: string; state: 'open'; step: PaymentStep }
  | { intentId: string; state: Exclude<IntentStatus, 'open'> }

/**
 * Begins a payment that is made once, or goes on with the one that the key names. What becomes of it is learned by
 * `settlePayment`, whether or not the browser comes back.
 */
export async function payOnce(payment: OneTimePayment, _now: string): Promise<BegunPayment> {
  await requireActive('stripe')
  const user = await users.get({ id: payment.userId })
  if (!user) throw new AppError('not_found', 'user_not_found', 'User not found')
  const customer = await stripeCustomerOf({ ...user, ...(payment.email && { email: payment.email }) })
  const stripe = await stripeClient()
  const { id } = await create(stripe, customer, payment)
  // A repeated request is answered as the first one was, whatever has become of the payment.
  const intent = await providerCall(() => stripe.paymentIntents.retrieve(id))
  const state = statusOf(intent)
  if (state !== 'open') return { intentId: id, state }
  if (!intent.client_secret) throw new Error(`The payment ${id} has no secret to confirm it with.`)
  const step: PaymentStep = {
    kind: 'card',
    intent: 'payment',
    clientSecret: intent.client_secret,
    amountDueCents: intent.amount,
  }
  return { intentId: id, state, step }
}

async function create(
  stripe: Stripe,
  customer: string,
  { userId, amountCents, purpose, description, statementSuffix, key }: OneTimePayment,
): Promise<{ id: string }> {
  const suffix = suffixOf(statementSuffix)
  return providerCall(() =>
    stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency: 'usd',
        customer,
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        description,
        ...(suffix && { statement_descriptor_suffix: suffix }),
        metadata: metadataOf({ userId, purpose, key }),
      },
      { idempotencyKey: `once-${key}` },
    ),
  ).catch(async (error: unknown) => {
    // The thing has another name by now: the payment that was begun goes on under the old one.
    if (stripeCode(error) !== 'StripeIdempotencyError') throw error
    const known = await findByKey(stripe, customer, key)
    if (!known) throw error
    return known
  })
}

async function findByKey(stripe: Stripe, customer: string, key: string): Promise<{ id: string } | undefined> {
  let found: Stripe.PaymentIntent | undefined
  await eachPage(
    (from) => stripe.paymentIntents.list({ ...from, customer }),
    async (intents) => {
      found ??= intents.find(({ metadata }) => metadata.payment_key === key)
    },
  )
  return found
}

const longestSuffix = 22

/** Banks take neither signs of other scripts nor these, and at least one letter. */
function suffixOf(text: string): string | undefined {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]|[<>\\'"*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestSuffix)
    .trim()
  return /[a-z]/i.test(plain) ? plain : undefined
}
