import { expect, test } from 'vitest'
import { priceOf, totalOf } from './price-of.ts'
import { classRefundOf, fullRefundOf, refundOf } from './refund-of.ts'

const now = '2027-04-01T12:00:00.000Z'
const fees = (registrationFeeCents: number, earlyOffCents: number, proOffCents = 0, gateFeeCents = 4000) => ({
  registrationFeeCents,
  earlyOffCents,
  proOffCents,
  gateFeeCents,
})
const classes = [
  { classKey: 'A', name: 'Street A', feeCents: 1500 },
  { classKey: 'B', name: 'Street B', feeCents: 2000 },
]
const member = { classKeys: [], isPro: false, isWalkIn: false }

test.each([
  [
    'base, early, pro and two classes',
    fees(3000, 500, 500),
    { ...member, isPro: true, classKeys: ['A', 'B'] },
    5500,
  ],
  ['what is taken off is never more than the fee', fees(300, 500), member, 0],
  [
    'a walk-in pays the fee of the gate, with nothing off',
    fees(3000, 500, 500),
    { isPro: true, isWalkIn: true, classKeys: ['B'] },
    6000,
  ],
  [
    'a walk-in pays the entry fee where the gate has none of its own, with nothing off',
    { registrationFeeCents: 3000, earlyOffCents: 500, proOffCents: 500 },
    { isPro: true, isWalkIn: true, classKeys: ['B'] },
    5000,
  ],
  [
    'a walk-in is free where the gate costs nothing',
    fees(3000, 500, 500, 0),
    { ...member, isWalkIn: true },
    0,
  ],
])('%s', (_, of, asked, cents) => {
  expect(totalOf(priceOf({ fees: of, classes }, asked, now))).toBe(cents)
})

test('the early price holds until its end, which is excluded', () => {
  const early = { ...fees(3000, 500), earlyUntilAt: now }
  expect(totalOf(priceOf({ fees: early, classes }, member, '2027-04-01T11:59:59.999Z'))).toBe(2500)
  expect(totalOf(priceOf({ fees: early, classes }, member, now))).toBe(3000)
})

const step = (keepPercent: number, keepCents: number) => [
  { untilAt: '2027-05-01T00:00:00.000Z', keepPercent, keepCents },
]
const paid = (paidCents: number, refundSteps: ReturnType<typeof step>, refundedCents = 0) => ({
  paidCents,
  refundedCents,
  refundSteps,
})

test.each([
  ['10 % and 2.00 of 45.00 are kept', paid(4500, step(10, 200)), 3850],
  ['33 % of 9.99 are kept, half up', paid(999, step(33, 0)), 669],
  ['more is kept than was paid', paid(300, step(0, 500)), 0],
  ['nothing was paid', paid(0, step(100, 0)), 0],
  ['what was given back before counts', paid(4500, [], 1000), 3500],
])('%s', (_, of, cents) => {
  expect(refundOf(of, now)).toBe(cents)
})

test('after the last step nothing comes back', () => {
  expect(refundOf(paid(4500, step(10, 0)), '2027-05-01T00:00:00.000Z')).toBe(0)
})

test('one class keeps only the percent', () => {
  expect(classRefundOf(paid(4500, step(10, 200)), 1500, now)).toBe(1350)
})

test('a cancelled event gives back all that is left, once', () => {
  expect(fullRefundOf({ paidCents: 4500, refundedCents: 1000 })).toBe(3500)
  expect(fullRefundOf({ paidCents: 4500, refundedCents: 4500 })).toBe(0)
})
