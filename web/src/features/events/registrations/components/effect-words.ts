import type { CancelEffect, ChangeEffect } from '#shared/events/registrations/effects-contract.ts'
import { dollars } from '#shared/platform/money/dollars.ts'

export const people = (count: number): string =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`

const toldWords = (told: number): string =>
  told === 0 ? 'No one is notified.' : `${people(told)} ${told === 1 ? 'is' : 'are'} notified.`

const nothingBack = 'Nothing is refunded.'

/** Says what a cancellation does: who hears of it, what goes back, and how. */
export function cancelWords({ told, refunds, cardCents, cashCents, otherCents }: CancelEffect): string[] {
  const cents = cardCents + cashCents + otherCents
  if (cents === 0) return [toldWords(told), nothingBack]
  return [
    toldWords(told),
    `${dollars(cents)} is refunded to ${people(refunds)}.`,
    ...(cardCents > 0 ? [`We refund ${dollars(cardCents)} the way it was paid.`] : []),
    ...(cashCents > 0 ? [`You refund ${dollars(cashCents)} in cash at the desk.`] : []),
    ...(otherCents > 0 ? [`You return ${dollars(otherCents)} that was paid in other ways.`] : []),
  ]
}

/** Says what a change does: who hears of it, and what goes back if everyone who may withdraws. */
export function changeWords({ told, mayWithdraw, refundCents }: ChangeEffect): string[] {
  return [
    toldWords(told),
    mayWithdraw === 0
      ? nothingBack
      : `${people(mayWithdraw)} can withdraw with a full refund: at most ${dollars(refundCents)}.`,
  ]
}
