import { expect, test } from 'vitest'
import { entryRefundOf } from './entry-refund-of.ts'

const now = '2027-07-01T12:00:00.000Z'
const registration = {
  pay: { state: 'paid', dueCents: 0, paidCents: 4500, refundedCents: 0, method: 'card' },
  price: [
    { label: 'Entry', cents: 3000 },
    { label: 'Class S1', cents: 1500, classKey: 'S1' },
  ],
  refundSteps: [{ untilAt: '2027-07-09T00:00:00.000Z', keepPercent: 10, keepCents: 200 }],
} satisfies Parameters<typeof entryRefundOf>[0]
const event = { status: 'published' } as const

test('of a class that is withdrawn alone its fee comes back without the percent that is kept', () => {
  expect(entryRefundOf(registration, event, 'S1', now)).toBe(1350)
  expect(entryRefundOf(registration, event, 'S1', '2027-07-09T00:00:00.000Z')).toBe(0)
})

test('of a class without a fee nothing comes back', () => {
  expect(entryRefundOf(registration, event, 'S2', now)).toBe(0)
})

test('after the event was moved, all of the fee comes back for a while', () => {
  const moved = { ...event, freeWithdrawalUntilAt: '2027-07-02T00:00:00.000Z' }
  expect(entryRefundOf(registration, moved, 'S1', now)).toBe(1500)
  expect(entryRefundOf(registration, moved, 'S1', '2027-07-02T00:00:00.000Z')).toBe(1350)
})
