import fc from 'fast-check'
import { expect, test } from 'vitest'
import { storedTransaction } from '#test/support/stored-transaction.ts'
import { decideRefund, decideReservation } from './decide-refund.ts'

const wanted = { requestId: 'second-subscription', reason: 'A member has one subscription at a time' }
const refundId = 'txn_01JGG000000000000000000001'
const known = { refundRequests: { [wanted.requestId]: refundId } }
const pending = {
  ...known,
  pendingRefunds: [{ id: refundId, requestId: wanted.requestId, amountCents: 999 }],
}
const disputed = (isRefundable: boolean) => ({
  dispute: { id: 'du_1', status: 'needs_response', reason: 'fraudulent', amountCents: 999, isRefundable },
})

test('an amount is reserved before the provider is asked for it, and is asked for until it has arrived', () => {
  const payment = storedTransaction()
  expect(decideRefund(payment, wanted)).toEqual({ do: 'reserve_refund', payment, wanted })
  const reserved = storedTransaction(pending)
  expect(decideRefund(reserved, wanted)).toEqual({ do: 'ask_for_refund', payment: reserved, refundId })
  expect(decideRefund(storedTransaction(known), wanted)).toBeUndefined()
})

test('for one reason a payment is refunded once, also where money is left', () => {
  const partly = storedTransaction({ ...known, status: 'partially_refunded', refundedCents: 400 })
  expect(decideReservation(partly, wanted)).toEqual({ as: 'known', refundId })
  expect(decideReservation(partly, { ...wanted, requestId: 'another' })).toMatchObject({ as: 'new' })
})

test('a disputed payment is left to the bank, unless the dispute lets it be refunded', () => {
  const payment = storedTransaction(disputed(false))
  expect(decideRefund(payment, wanted)).toEqual({ do: 'leave_to_bank', payment })
  expect(decideReservation(storedTransaction(disputed(true)), wanted)).toMatchObject({ as: 'new' })
})

test('never more is reserved than is left of a payment, nor more than is wanted', () => {
  const cents = fc.integer({ min: 0, max: 5000 })
  fc.assert(
    fc.property(cents, cents, cents, fc.option(cents, { nil: undefined }), (paid, back, spoken, most) => {
      const payment = storedTransaction({
        status: back === 0 ? 'succeeded' : 'partially_refunded',
        amountCents: paid,
        refundedCents: back,
        pendingRefunds: [{ id: refundId, requestId: 'of an administrator', amountCents: spoken }],
      })
      const decided = decideReservation(payment, {
        ...wanted,
        ...(most !== undefined && { amountCents: most }),
      })
      const left = Math.max(0, paid - back) - spoken
      const due = Math.min(left, most ?? left)
      expect(decided).toEqual(due > 0 ? { as: 'new', amountCents: due } : { as: 'nothing_left' })
    }),
  )
})

test.each(['pending', 'failed', 'refunded'] as const)(
  'of a payment that is %s nothing is refunded',
  (status) => {
    expect(decideRefund(storedTransaction({ status }), wanted)).toBeUndefined()
  },
)
