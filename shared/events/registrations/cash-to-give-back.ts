import { cashOf } from './cash-of.ts'
import type { Registration } from './registration.ts'

/**
 * Returns the cash the desk still has to hand back: card payments are refunded automatically, cash is not. It
 * is owed whatever else is due or paid meanwhile.
 */
export const cashToGiveBack = (pay: Registration['pay']): number =>
  Math.max(0, cashOf(pay).refundedCents - (pay.givenBackCents ?? 0))
