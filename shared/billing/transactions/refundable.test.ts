import { expect, test } from 'vitest'
import { refundableCents } from './refundable.ts'
import { spentCents } from './spent-cents.ts'
import { TransactionStatus, TransactionType } from './transaction.ts'

const payment = { type: 'payment', amountCents: 999, refundedCents: 400 } as const

test('what is left of a payment can be given back and counts as spent, of nothing else does', () => {
  const of = (rule: typeof spentCents) =>
    Object.fromEntries(TransactionStatus.options.map((status) => [status, rule({ ...payment, status })]))
  expect(of(refundableCents as typeof spentCents)).toEqual({
    pending: 0,
    succeeded: 599,
    failed: 0,
    refunded: 0,
    partially_refunded: 599,
  })
  expect(of(spentCents)).toEqual({
    pending: 0,
    succeeded: 599,
    failed: 0,
    refunded: 599,
    partially_refunded: 599,
  })
  for (const type of TransactionType.options.filter((one) => one !== 'payment')) {
    const other = { ...payment, type, status: 'succeeded' } as const
    expect([refundableCents(other), spentCents(other)]).toEqual([0, 0])
  }
})
