import { stripeCustomerOf } from '#core/billing/stripe-customer.ts'
import { requireActive } from '#core/payment-settings/require-active.ts'
import { providerCall } from '#core/stripe/provider-call.ts'
import { stripeClient } from '#core/stripe/stripe.ts'
import type { StoredUser } from '#core/users/users.ts'
import type { PaymentStep } from '#shared/subscriptions/payment-step.ts'
import type { Purpose } from '#shared/transactions/purpose.ts'
import { intentMetadata } from './intent-metadata.ts'

type Payment = {
  user: StoredUser
  amountCents: number
  purpose: Purpose
  /** What the member reads in their list of payments. */
  description: string
  /** What the card statement adds to the platform’s name: at most 22 letters and digits. */
  statementSuffix: string
  /** Names the payment: asked again with it, the same one goes on. */
  key: string
  /** The intent that was made for it before, because the provider forgets keys after a day. */
  intentId: string | undefined
}

/** Begins a payment that is made once, by card; `step` is missing when nothing is left to do. */
export async function payOnce({
  user,
  amountCents,
  purpose,
  description,
  statementSuffix,
  key,
  intentId,
}: Payment): Promise<{ intentId: string; step: PaymentStep | undefined }> {
  await requireActive('stripe')
  const customer = await stripeCustomerOf(user)
  const stripe = await stripeClient()
  const intent = await providerCall(() =>
    intentId
      ? stripe.paymentIntents.retrieve(intentId)
      : stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'usd',
            customer,
            description,
            statement_descriptor_suffix: statementSuffix,
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            metadata: intentMetadata({ userId: user.id, purpose, description }),
          },
          { idempotencyKey: key },
        ),
  )
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
