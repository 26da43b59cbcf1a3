import type { Registration } from './registration.ts'

/** What the desk still has to hand back: what was paid by card goes back by itself, what was paid in cash does not. */
export const cashToGiveBack = ({
  state,
  method,
  refundedCents,
  cashRefundCents = method === 'cash' ? refundedCents : 0,
  givenBackCents = 0,
}: Registration['pay']): number =>
  state === 'refund_pending' ? Math.max(0, cashRefundCents - givenBackCents) : 0
