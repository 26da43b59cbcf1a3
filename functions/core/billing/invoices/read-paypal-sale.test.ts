import { expect, test } from 'vitest'
import { readPaypalPayment } from './read-paypal-sale.ts'

const money = (value: string) => ({ value, currency_code: 'USD' })
const usd = (total: string) => ({ total, currency: 'USD' })
const sale = {
  id: 'SALE1',
  state: 'partially_refunded',
  amount: usd('9.99'),
  create_time: '2026-01-01T12:00:00Z',
  update_time: '2026-01-02T12:00:00Z',
} as const
const bearer = { userId: '7b0c4a52-1111-4222-8333-444455556666', subscriptionId: 'sub_1' }
const given = (refunded: string) => ({
  id: `REFUND${refunded}`,
  status: 'COMPLETED' as const,
  amount: money(refunded),
  seller_payable_breakdown: { total_refunded_amount: money(refunded) },
  create_time: sale.update_time,
})

test('a PayPal refund stays refunded when no event names it and when an older refund is told again', () => {
  const first = readPaypalPayment(sale, bearer, { before: undefined, refund: given('5.00') })
  expect(first).toMatchObject({ status: 'partially_refunded', refundedCents: 500 })
  for (const refund of [undefined, given('2.00')])
    expect(readPaypalPayment(sale, bearer, { before: first, refund })).toMatchObject({
      status: 'partially_refunded',
      refundedCents: 500,
    })
  const all = readPaypalPayment(sale, bearer, { before: first, refund: given('9.99') })
  expect(all).toMatchObject({ status: 'refunded', refundedCents: 999 })
})
