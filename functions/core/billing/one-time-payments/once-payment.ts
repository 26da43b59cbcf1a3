import type { StoredUser } from '#core/platform/users/users.ts'
import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import type { Purpose } from '#shared/billing/transactions/purpose.ts'

/** A payment that is made once. */
export type OncePayment = {
  user: StoredUser
  amountCents: number
  purpose: Purpose
  /** The text in the member’s list of payments. */
  description: string
  /** The card statement’s addition to the platform’s name, as far as banks can read it and have room for it. */
  statementSuffix: string
  /** Names the payment: asked again with it, the same one goes on. */
  key: string
  /** The place on the site to which a payer returns from a provider’s own page. */
  returnPath: (answer: 'return' | 'cancel') => string
  now: string
}

/**
 * A payment that was begun: `step` is missing when nothing is left to do, and `isOver` when it can no longer be made.
 */
export type BegunPayment = { intentId: string; step: PaymentStep | undefined; isOver?: boolean }
