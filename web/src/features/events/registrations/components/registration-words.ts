import { isPaidBothWays } from '#shared/events/registrations/cash-of.ts'
import { cashToGiveBack } from '#shared/events/registrations/cash-to-give-back.ts'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import type { Tone } from '#web/ui/badge.tsx'

type Status = OwnRegistration['status']

export const statusLabels: Readonly<Record<Status, string>> = {
  held: 'Not paid yet',
  confirmed: 'Entered',
  waiting: 'Waitlist',
  offered: 'Spot offered',
  expired: 'Time ran out',
  lapsed: 'Offer ended',
  withdrawn: 'Withdrawn',
  cancelled: 'Cancelled',
}

export const statusTones: Readonly<Record<Status, Tone>> = {
  held: 'warning',
  confirmed: 'success',
  waiting: 'info',
  offered: 'warning',
  expired: 'neutral',
  lapsed: 'neutral',
  withdrawn: 'neutral',
  cancelled: 'danger',
}

/** The payment state of an entry, or nothing if it costs nothing. */
export function payWords({
  pay,
  isPaidByOther,
}: Pick<OwnRegistration, 'pay' | 'isPaidByOther'>): string | undefined {
  const { state, dueCents, paidCents, refundedCents, waivedCents = 0 } = pay
  const paid = isPaidByOther ? `${dollars(paidCents)} was paid` : `You paid ${dollars(paidCents)}`
  if (state === 'refund_pending')
    return isPaidByOther
      ? `${dollars(refundedCents)} is being refunded to the member who paid`
      : refundWords(pay)
  if (state === 'refunded' || state === 'partially_refunded')
    return isPaidByOther
      ? `${paid}, and ${dollars(refundedCents)} was refunded to the member who paid`
      : `${paid}, and ${dollars(refundedCents)} was refunded`
  if (state === 'waived')
    return paidCents > 0 && waivedCents > 0
      ? `${paid}, and the organizer waived ${dollars(waivedCents)}`
      : 'The organizer waived the fee'
  if (paidCents === 0) return dueCents > 0 ? `${dollars(dueCents)} due` : undefined
  if (dueCents > 0) return `${paid}, and ${dollars(dueCents)} is due at the gate`
  return isPaidByOther ? `${paid}. Refunds go to the member who paid` : paid
}

function refundWords(pay: OwnRegistration['pay']): string {
  const toGiveBack = cashToGiveBack(pay)
  if (toGiveBack === 0) return `${dollars(pay.refundedCents)} is being refunded to you`
  return isPaidBothWays(pay)
    ? `${dollars(pay.refundedCents)} is being refunded to you, ${dollars(toGiveBack)} of it from the organizer`
    : `You get ${dollars(toGiveBack)} back from the organizer`
}

/** A code in two groups, as people read it aloud. */
export const spokenCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`
