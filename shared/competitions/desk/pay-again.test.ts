import { expect, test } from 'vitest'
import { payAgain } from './pay-again.ts'

const price = [{ label: 'Entry', cents: 3000 }]
const pay = { state: 'none' as const, dueCents: 0, paidCents: 0, refundedCents: 0 }

test('what was refunded is due again, and what was kept or waived is not', () => {
  expect(payAgain({ price, pay })).toMatchObject({ state: 'due', dueCents: 3000 })
  expect(payAgain({ price, pay: { ...pay, paidCents: 3000, refundedCents: 3000 } })).toMatchObject({
    state: 'due',
    dueCents: 3000,
  })
  expect(payAgain({ price, pay: { ...pay, paidCents: 3000, refundedCents: 2500 } })).toMatchObject({
    state: 'due',
    dueCents: 2500,
  })
  expect(payAgain({ price, pay: { ...pay, paidCents: 3000 } })).toMatchObject({ state: 'paid', dueCents: 0 })
  expect(payAgain({ price, pay: { ...pay, waivedCents: 3000 } })).toMatchObject({
    state: 'waived',
    dueCents: 0,
  })
  expect(payAgain({ price: [], pay })).toMatchObject({ state: 'none', dueCents: 0 })
})
