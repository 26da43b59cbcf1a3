import { expect, test } from 'vitest'
import { onlineWay, refundedTo } from './online-way.ts'
import type { Registration } from './registration.ts'

const pay = (more: Partial<Registration['pay']>): Registration['pay'] => ({
  state: 'paid',
  dueCents: 0,
  paidCents: 3000,
  refundedCents: 0,
  method: 'card',
  ...more,
})

test.each([
  ['card', pay({})],
  ['paypal', pay({ paypalCents: 3000 })],
  ['both', pay({ paypalCents: 1000 })],
  ['paypal', pay({ paypalCents: 1000, cash: { paidCents: 2000, refundedCents: 0 } })],
] as const)('what was paid online was paid by %s', (way, paid) => expect(onlineWay(paid)).toBe(way))

test('a refund says which account it reaches', () => {
  expect(refundedTo(pay({}), 'your')).toBe('your card')
  expect(refundedTo(pay({ paypalCents: 3000 }), 'their')).toBe('their PayPal account')
  expect(refundedTo(pay({ paypalCents: 1000 }), 'your')).toBe(
    'your card or PayPal account, the way it was paid',
  )
})
