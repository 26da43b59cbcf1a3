import { expect, test } from 'vitest'
import { cancelWords, changeWords } from './effect-words.ts'

const nothing = { told: 0, refunds: 0, cardCents: 0, cashCents: 0, otherCents: 0 }

test('a cancellation says who is told, what goes back, and the part that the organizer hands back', () => {
  expect(cancelWords(nothing)).toEqual(['No one is notified.', 'Nothing is refunded.'])
  expect(cancelWords({ ...nothing, told: 1, refunds: 1, cardCents: 3000 })).toEqual([
    '1 person is notified.',
    '$30.00 is refunded to 1 person.',
    'We refund $30.00 the way it was paid.',
  ])
  const all = { told: 1205, refunds: 1100, cardCents: 6000, cashCents: 7000, otherCents: 50 }
  expect(cancelWords(all)).toEqual([
    '1,205 people are notified.',
    '$130.50 is refunded to 1,100 people.',
    'We refund $60.00 the way it was paid.',
    'You refund $70.00 in cash at the desk.',
    'You return $0.50 that was paid in other ways.',
  ])
})

test('a change says who is told, and the most that can go back', () => {
  expect(changeWords({ told: 0, mayWithdraw: 0, refundCents: 0 })).toEqual([
    'No one is notified.',
    'Nothing is refunded.',
  ])
  expect(changeWords({ told: 5, mayWithdraw: 4, refundCents: 13_000 })).toEqual([
    '5 people are notified.',
    '4 people can withdraw with a full refund: at most $130.00.',
  ])
})
