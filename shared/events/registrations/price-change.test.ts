import { expect, test } from 'vitest'
import { priceChange, waysToPayMore } from './price-change.ts'
import type { Registration } from './registration.ts'

const now = '2027-05-01T12:00:00.000Z'
const entry = (classKey: string, status: 'in' | 'withdrawn' = 'in') =>
  ({ id: `ent_${classKey}`, classKey, status }) as Registration['entries'][number]
const classes = [
  { classKey: 'S1', name: 'Street 1', feeCents: 1500 },
  { classKey: 'S2', name: 'Street 2', feeCents: 2000 },
  { classKey: 'F0', name: 'Free', feeCents: 0 },
]
const event = { classes, status: 'published' } as unknown as Parameters<typeof priceChange>[1]
const base = { label: 'Entry', cents: 3000 }
const line = (classKey: string, cents: number) => ({ label: classKey, cents, classKey })

const paid = (more: Partial<Registration> = {}) => ({
  entries: [entry('S1')],
  price: [base, line('S1', 1000)],
  pay: { state: 'paid' as const, dueCents: 0, paidCents: 4000, refundedCents: 0 },
  refundSteps: [{ untilAt: '2027-06-01T00:00:00.000Z', keepPercent: 10, keepCents: 200 }],
  ...more,
})

test('a class that stays keeps the fee it had, and one that is added costs what it costs now', () => {
  const change = priceChange(paid(), event, ['S1', 'S2'], now)
  expect(change).toEqual({
    price: [base, line('S1', 1000), { label: 'Street 2', cents: 2000, classKey: 'S2' }],
    moreCents: 2000,
    lessDueCents: 0,
    lessWaivedCents: 0,
    refundCents: 0,
  })
})

test('what was waived goes first of what is paid, and never comes back', () => {
  const pay = { state: 'waived' as const, dueCents: 0, paidCents: 3000, refundedCents: 0, waivedCents: 1000 }
  expect(priceChange(paid({ pay }), event, ['F0'], now)).toMatchObject({
    lessDueCents: 0,
    lessWaivedCents: 1000,
    refundCents: 0,
  })
})

test('another class costs the difference alone', () => {
  expect(priceChange(paid(), event, ['S2'], now)).toMatchObject({ moreCents: 1000, refundCents: 0 })
})

test('a class that goes gives back the percent of the step, and the fixed part is not kept twice', () => {
  const change = priceChange(paid(), event, ['F0'], now)
  expect(change).toMatchObject({ price: [base], moreCents: 0, refundCents: 900 })
})

test('all of it comes back while the event may be left for free', () => {
  const moved = { ...event, freeWithdrawalUntilAt: '2027-05-02T00:00:00.000Z' }
  expect(priceChange(paid(), moved, ['F0'], now).refundCents).toBe(1000)
})

test('nothing comes back after the last step', () => {
  expect(priceChange(paid(), event, ['F0'], '2027-07-01T00:00:00.000Z').refundCents).toBe(0)
})

test('where it is still due at the gate, less is due', () => {
  const due = paid({ pay: { state: 'due', dueCents: 4000, paidCents: 0, refundedCents: 0 } })
  expect(priceChange(due, event, ['F0'], now)).toMatchObject({ lessDueCents: 1000, refundCents: 0 })
})

test('the line of an entry that was withdrawn stays, and never counts as the one that is in', () => {
  const both = paid({
    entries: [entry('S1', 'withdrawn'), entry('S1')],
    price: [base, line('S1', 1000), line('S1', 1000)],
  })
  expect(priceChange(both, event, ['S1'], now).price).toHaveLength(3)
  const gone = priceChange(both, event, ['F0'], now)
  expect(gone.price).toHaveLength(2)
  expect(gone.refundCents).toBe(900)
})

test('a class that was free when it was entered stays free', () => {
  const free = paid({ price: [base] })
  expect(priceChange(free, event, ['S1'], now)).toMatchObject({ moreCents: 0, price: [base] })
})

test('what is due at the gate already is paid there, also where the event takes cards', () => {
  const both = { payment: 'both' as const }
  expect(waysToPayMore(both, { dueCents: 3000 }, 1500)).toBe('gate')
  expect(waysToPayMore(both, { dueCents: 0 }, 1500)).toBe('choice')
  expect(waysToPayMore({ payment: 'online' }, { dueCents: 0 }, 1500)).toBe('online')
  expect(waysToPayMore(both, { dueCents: 0 }, 0)).toBe('none')
})
