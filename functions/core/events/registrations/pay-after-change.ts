import type { PriceChange } from '#shared/events/registrations/price-change.ts'
import type { StoredRegistration } from './registrations.ts'

type Pay = StoredRegistration['pay']

/** The due and waived amounts once the price has changed; a refund is another step. */
export function payAfterChange(
  pay: Pay,
  { moreCents, lessDueCents, lessWaivedCents }: Omit<PriceChange, 'price' | 'refundCents'>,
): Pay {
  const dueCents = pay.dueCents + moreCents - lessDueCents
  return {
    ...pay,
    dueCents,
    ...(pay.waivedCents && { waivedCents: pay.waivedCents - lessWaivedCents }),
    state: stateAfter(pay, dueCents),
  }
}

function stateAfter({ state, dueCents, paidCents, refundedCents }: Pay, nextCents: number): Pay['state'] {
  if (nextCents > 0) return 'due'
  if (dueCents === 0) return state
  if (paidCents === 0) return 'none'
  return refundedCents === 0 ? 'paid' : refundedCents < paidCents ? 'partially_refunded' : 'refunded'
}
