import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import type { PriceChange } from '#shared/events/registrations/price-change.ts'
import { totalOf } from '#shared/events/registrations/price-of.ts'
import { dollars } from '#shared/platform/money/dollars.ts'
import { refundSentence } from './refund-sentence.ts'

type Priced = Pick<OwnRegistration, 'price' | 'pay' | 'isPaidByOther' | 'ownLeftCents'>

/** The effect of a change on the price, and on the amount to pay or refund. */
export function priceChangeWords(registration: Priced, change: PriceChange, paidAhead: boolean): string[] {
  const before = totalOf(registration.price)
  const after = totalOf(change.price)
  if (before === after) return after === 0 ? [] : [`The price stays ${dollars(after)}.`]
  return [
    `Before ${dollars(before)}, now ${dollars(after)}.`,
    ...(after > before
      ? [moreWords(registration, change, paidAhead)]
      : [dueWords(registration, change), refundWords(registration, change, before - after)]),
  ].filter((words) => words !== '')
}

function moreWords({ pay }: Priced, { moreCents }: PriceChange, paidAhead: boolean): string {
  if (paidAhead) return `You pay ${dollars(moreCents)} online. The change counts once it is paid.`
  return pay.dueCents > 0
    ? `You pay ${dollars(pay.dueCents + moreCents)} at the gate, ${dollars(moreCents)} more than before.`
    : `You pay ${dollars(moreCents)} at the gate.`
}

function dueWords({ pay }: Priced, { lessDueCents }: PriceChange): string {
  if (lessDueCents === 0) return ''
  const left = pay.dueCents - lessDueCents
  return left === 0
    ? 'Nothing is left to pay at the gate.'
    : `You pay ${dollars(left)} at the gate, ${dollars(lessDueCents)} less than before.`
}

function refundWords(
  registration: Priced,
  { lessDueCents, lessWaivedCents, refundCents }: PriceChange,
  off: number,
): string {
  const rest = off - lessDueCents - lessWaivedCents
  if (rest === 0 || registration.pay.paidCents === 0) return ''
  if (refundCents === 0) return 'It is too late for a refund.'
  const amount = dollars(refundCents)
  return refundSentence(
    registration,
    refundCents,
    refundCents === rest ? amount : `${amount} of the ${dollars(rest)}`,
  )
}
