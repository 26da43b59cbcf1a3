import { expect, test } from 'vitest'
import { cashToGiveBack } from './cash-to-give-back.ts'

const paid = { dueCents: 0, paidCents: 4500, refundedCents: 2700 }

test('what was paid in cash is to be given back at the desk, less what it has given', () => {
  expect(cashToGiveBack({ ...paid, state: 'refund_pending', method: 'cash' })).toBe(2700)
  expect(cashToGiveBack({ ...paid, state: 'refund_pending', method: 'cash', givenBackCents: 1350 })).toBe(
    1350,
  )
  expect(cashToGiveBack({ ...paid, state: 'partially_refunded', method: 'cash', givenBackCents: 2700 })).toBe(
    0,
  )
})

test('the desk gives back the cash part of what was paid both ways', () => {
  const pay = {
    ...paid,
    state: 'refund_pending',
    method: 'card',
    cash: { paidCents: 2000, refundedCents: 1200 },
  } as const
  expect(cashToGiveBack(pay)).toBe(1200)
  expect(cashToGiveBack({ ...pay, givenBackCents: 1200 })).toBe(0)
})

test('the desk does not give back what was paid by card', () => {
  expect(cashToGiveBack({ ...paid, state: 'refund_pending', method: 'card' })).toBe(0)
})
