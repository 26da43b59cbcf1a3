import { expect, test } from 'vitest'
import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import { payWords } from './registration-words.ts'

const pay = { state: 'paid', dueCents: 0, paidCents: 4500, refundedCents: 0, method: 'card' } as const
type Pay = OwnRegistration['pay']

test.each<[string, Partial<Pay>, string]>([
  ['what was paid', {}, 'You paid $45.00'],
  [
    'what is due beside it after a change',
    { state: 'due', dueCents: 2500 },
    'You paid $45.00, and $25.00 is due at the gate',
  ],
  ['what came back', { state: 'refunded', refundedCents: 3000 }, 'You paid $45.00, and $30.00 was refunded'],
  ['what is on its way', { state: 'refund_pending', refundedCents: 3000 }, '$30.00 is being refunded to you'],
])('an entry of one’s own says %s', (_, changes, words) => {
  expect(payWords({ pay: { ...pay, ...changes } })).toBe(words)
})

test.each<[string, Partial<Pay>, string]>([
  ['what was paid', {}, '$45.00 was paid. Refunds go to the member who paid'],
  ['what is due', { state: 'due', dueCents: 2500 }, '$45.00 was paid, and $25.00 is due at the gate'],
  [
    'what went back',
    { state: 'refunded', refundedCents: 3000 },
    '$45.00 was paid, and $30.00 was refunded to the member who paid',
  ],
  [
    'what is on its way',
    { state: 'refund_pending', refundedCents: 3000 },
    '$30.00 is being refunded to the member who paid',
  ],
])('an entry that someone else paid for says %s, and where it goes', (_, changes, words) => {
  expect(payWords({ pay: { ...pay, ...changes }, isPaidByOther: true })).toBe(words)
})
