import { cashOf } from './cash-of.ts'
import type { Registration } from './registration.ts'

/** What the desk still has to hand back: what was paid by card goes back by itself, what was paid in cash does not. */
export const cashToGiveBack = (pay: Registration['pay']): number =>
  pay.state === 'refund_pending' ? Math.max(0, cashOf(pay).refundedCents - (pay.givenBackCents ?? 0)) : 0
