import { cashOf } from './cash-of.ts'
import type { Registration } from './registration.ts'

/**
 * What the desk still has to hand back: what was paid by card goes back by itself, what was paid in cash does not. It is
 * owed whatever else is due or paid meanwhile.
 */
export const cashToGiveBack = (pay: Registration['pay']): number =>
  Math.max(0, cashOf(pay).refundedCents - (pay.givenBackCents ?? 0))
