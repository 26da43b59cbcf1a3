import { expect, test } from 'vitest'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { priceChangeWords } from './price-change-words.ts'

const line = (cents: number) => ({ label: 'Entry', cents })
const none = { state: 'none', dueCents: 0, paidCents: 0, refundedCents: 0 } as const
const card = { ...none, state: 'paid', paidCents: 4500, method: 'card' } as const
const cash = { ...card, method: 'cash' } as const
const due = { ...none, state: 'due', dueCents: 4500 } as const

type Said = {
  pay?: OwnRegistration['pay']
  isPaidByOther?: boolean
  ownLeft?: number
  before?: number
  after: number
  more?: number
  lessDue?: number
  lessWaived?: number
  refund?: number
  paidAhead?: boolean
}

function said(given: Said): string {
  const {
    pay = card,
    before = 4500,
    after,
    more = 0,
    lessDue = 0,
    lessWaived = 0,
    refund = 0,
    paidAhead = false,
  } = given
  return priceChangeWords(
    {
      price: [line(before)],
      pay,
      ...(given.isPaidByOther && { isPaidByOther: true, ownLeftCents: given.ownLeft ?? 0 }),
    },
    {
      price: [line(after)],
      moreCents: more,
      lessDueCents: lessDue,
      lessWaivedCents: lessWaived,
      refundCents: refund,
    },
    paidAhead,
  ).join(' ')
}

test('where the price stays, that is said, and nothing where the event is free', () => {
  expect(said({ after: 4500 })).toBe('The price stays $45.00.')
  expect(said({ before: 0, after: 0, pay: none })).toBe('')
})

test.each<[string, Said, string]>([
  [
    'online',
    { after: 7000, more: 2500, paidAhead: true },
    'You pay $25.00 online. The change counts once it is paid.',
  ],
  ['at the gate', { after: 7000, more: 2500 }, 'You pay $25.00 at the gate.'],
  [
    'beside what is due there',
    { pay: due, after: 7000, more: 2500 },
    'You pay $70.00 at the gate, $25.00 more than before.',
  ],
])('a higher price says what is to be paid %s', (_, given, words) => {
  expect(said(given)).toBe(`Before $45.00, now $70.00. ${words}`)
})

test.each<[string, Said, string]>([
  ['all of it to the card', { after: 3000, refund: 1500 }, '$15.00 is refunded to your card.'],
  ['less by the refund step', { after: 3000, refund: 750 }, '$7.50 of the $15.00 is refunded to your card.'],
  ['nothing left', { after: 3000 }, 'It is too late for a refund.'],
  ['cash', { pay: cash, after: 3000, refund: 1500 }, 'The organizer refunds $15.00.'],
  [
    'to both who paid',
    { isPaidByOther: true, ownLeft: 500, after: 3000, refund: 1500 },
    '$15.00 is refunded: $5.00 to you, and the rest to the member who paid it.',
  ],
  [
    'to the entrant, who paid the latest part',
    { isPaidByOther: true, ownLeft: 2000, after: 3000, refund: 1500 },
    '$15.00 is refunded to your card.',
  ],
  ['nothing of what was waived', { after: 3000, lessWaived: 1500 }, ''],
  [
    'to who paid',
    { isPaidByOther: true, after: 3000, refund: 1500 },
    '$15.00 is refunded to the member who paid.',
  ],
  [
    'less at the gate',
    { pay: due, after: 3000, lessDue: 1500 },
    'You pay $30.00 at the gate, $15.00 less than before.',
  ],
  [
    'nothing left at the gate, and what is beyond it',
    { pay: { ...card, dueCents: 500, state: 'due' }, after: 3000, lessDue: 500, refund: 1000 },
    'Nothing is left to pay at the gate. $10.00 is refunded to your card.',
  ],
  ['nothing where the fee was waived', { pay: { ...none, state: 'waived' }, after: 3000 }, ''],
])('a lower price says what comes back: %s', (_, given, words) => {
  expect(said(given)).toBe(`Before $45.00, now $30.00. ${words}`.trim())
})

test('what was paid by card and in cash comes back on both ways', () => {
  const pay = { ...card, cash: { paidCents: 1500, refundedCents: 0 } }
  expect(said({ pay, after: 3000, refund: 1500 })).toContain(
    'You get back $15.00: to your card what you paid by card, and from the organizer what you paid in cash.',
  )
})
