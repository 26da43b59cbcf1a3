import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { FactPayload } from '#core/platform/facts/facts.ts'
import { cashIn, paymentsOf } from './payments-of.ts'
import { registrationReference } from './registration-reference.ts'
import type { Payment, StoredRegistration } from './registrations.ts'

type Parts = FactPayload<'registration.refund_due'>['parts']
type Refunded = Pick<StoredRegistration, 'pay' | 'payments' | 'refund'>

/**
 * A registration once an amount is on its way back, and the facts that send it: the latest payment is refunded first,
 * to the person who paid. Cash goes back at the desk.
 */
export function refunding(
  registration: StoredRegistration,
  cents: number,
  now: string,
): { change: Partial<Refunded>; writes: Write[] } {
  if (cents <= 0) return { change: {}, writes: [] }
  const number = (registration.refund?.number ?? 0) + 1
  const { payments, parts } = takenFrom(paymentsOf(registration), cents)
  const { pay } = registration
  return {
    change: {
      refund: { number, cents, parts },
      // When there is only their own payment, `pay` says it all.
      ...(registration.payments && { payments }),
      pay: {
        ...pay,
        // A refund on its way counts as given back, so that it is never promised twice.
        refundedCents: pay.refundedCents + cents,
        ...(registration.payments && { cash: cashIn(payments) }),
        state: 'refund_pending',
      },
    },
    writes:
      parts.length > 0
        ? [
            announce(
              'registration.refund_due',
              { ...registrationReference(registration), number, cents, parts },
              now,
            ),
          ]
        : [],
  }
}

/** An amount on its way back, by how it was paid: to cards, by the desk in cash, and by the organizer in another way. */
export function refundWays(
  registration: Pick<StoredRegistration, 'payments' | 'pay' | 'userId'>,
  cents: number,
): { cardCents: number; cashCents: number; otherCents: number } {
  const before = paymentsOf(registration)
  const { payments, parts } = takenFrom(before, cents)
  const backBy = (method: Payment['method']) =>
    payments.reduce(
      (sum, payment, at) =>
        payment.method === method ? sum + payment.refundedCents - (before[at]?.refundedCents ?? 0) : sum,
      0,
    )
  return {
    cardCents: parts.filter(isPayable).reduce((sum, part) => sum + part.cents, 0),
    cashCents: backBy('cash'),
    otherCents: backBy('other'),
  }
}

/** The payments of a member who deleted their account are kept for the books alone. */
export const isPayable = ({ payerId }: Parts[number]): boolean => payerId !== goneOwnerId

/** `parts`: what goes back by card. Cash goes back at the desk. */
function takenFrom(before: readonly Payment[], cents: number): { payments: Payment[]; parts: Parts } {
  let left = cents
  const parts: Parts = []
  const payments = before.toReversed().map((payment) => {
    const part = Math.min(left, payment.cents - payment.refundedCents)
    left -= part
    const { payerId, transactionId, method } = payment
    if (part > 0 && payerId && transactionId && method === 'card')
      parts.push({ payerId, transactionId, cents: part })
    return { ...payment, refundedCents: payment.refundedCents + part }
  })
  return { payments: payments.toReversed(), parts }
}
