import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import type { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { AppError } from '#shared/errors.ts'
import { notePurchase } from '#web/lib/analytics/purchases.ts'
import { leaveFor } from '#web/lib/leave-for.ts'
import { begin, type Order } from './begin-subscription.ts'
import { settle, settleNoted } from './settle-subscription.ts'

export type CardStep = Extract<PaymentStep, { kind: 'card' }>

export type Payment = {
  order: Order
  /** The amount on the button. */
  expectedCents: number
  /** Confirms with the card; a decline is thrown. */
  confirm: (step: CardStep) => Promise<void>
}

export type PaymentOutcome =
  /** `free`: there was nothing to pay yet, and the card for later was kept or refused. */
  | { kind: 'paid'; subscription: Subscription; free?: 'card-kept' | 'card-missing' }
  /** The provider is still at it. */
  | { kind: 'pending' }
  /** The amount due differs from the one shown: nothing was charged. */
  | { kind: 'repriced'; step: CardStep }

/** Begins or continues the subscription, has it paid and asks the provider for the outcome. */
export async function payOrder(payment: Payment): Promise<PaymentOutcome> {
  const { order, expectedCents, confirm } = payment
  notePurchase({ planId: order.planId })
  const { subscription, payment: step } = await begin(order)
  if (step?.kind === 'approval') {
    leaveFor(step.approveUrl)
    return new Promise(() => undefined)
  }
  if (!step && subscription.status === 'active') {
    settleNoted()
    return { kind: 'paid', subscription, ...(expectedCents === 0 && { free: 'card-kept' }) }
  }
  if (step && step.amountDueCents !== expectedCents) return { kind: 'repriced', step }
  if (step?.intent === 'payment') await confirm(step)
  const free = step?.intent === 'setup' && ((await isKept(confirm(step))) ? 'card-kept' : 'card-missing')
  const outcome = outcomeOf((await settle().catch(() => undefined))?.subscription)
  return free && outcome.kind === 'paid' ? { ...outcome, free } : outcome
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
