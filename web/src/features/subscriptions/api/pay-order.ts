import { AppError } from '#shared/errors.ts'
import type { PaymentStep } from '#shared/subscriptions/payment-step.ts'
import type { Subscription } from '#shared/subscriptions/subscription.ts'
import { begin, type Order } from './begin-subscription.ts'
import { settle } from './settle-subscription.ts'

export type CardStep = Extract<PaymentStep, { kind: 'card' }>

export type Payment = {
  order: Order
  /** What the button said. */
  expectedCents: number
  /** Confirms with the card; a decline is thrown. */
  confirm: (step: CardStep) => Promise<void>
}

export type PaymentOutcome =
  /** There was nothing to pay, and the card for later was refused where `cardMissing`. */
  | { kind: 'paid'; subscription: Subscription; cardMissing?: boolean }
  /** The provider is still at it. */
  | { kind: 'pending' }
  /** Something else is due than was shown: nothing was charged. */
  | { kind: 'repriced'; step: CardStep }

/** Begins the subscription, or goes on with it, has it paid and looks at the provider how that went. */
export async function payOrder(payment: Payment): Promise<PaymentOutcome> {
  const { order, expectedCents, confirm } = payment
  const { subscription, payment: step } = await begin(order)
  if (step?.kind === 'approval') {
    location.assign(step.approveUrl)
    return new Promise(() => undefined)
  }
  if (!step && subscription.status === 'active') return { kind: 'paid', subscription }
  if (step && step.amountDueCents !== expectedCents) return { kind: 'repriced', step }
  const cardMissing = step?.intent === 'setup' && !(await isKept(confirm(step)))
  if (step?.intent === 'payment') await confirm(step)
  const outcome = outcomeOf(await settle().catch(() => undefined))
  return cardMissing && outcome.kind === 'paid' ? { ...outcome, cardMissing } : outcome
}

/** A membership that costs nothing yet has begun, whatever becomes of the card. */
const isKept = (confirmation: Promise<void>) =>
  confirmation.then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false
      throw error
    },
  )

/** After the confirmation nothing may look like a failure: the money may be on its way. */
const outcomeOf = (subscription: Subscription | undefined): PaymentOutcome =>
  subscription?.status === 'active' ? { kind: 'paid', subscription } : { kind: 'pending' }
