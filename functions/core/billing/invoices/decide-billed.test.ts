import fc from 'fast-check'
import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { type Billed, decideBilled } from './decide-billed.ts'
import type { SeenRefund } from './refund-rows.ts'

const created = 1_767_268_800
const owner = {
  kind: 'subscription' as const,
  userId: '7b0c4a52-1111-4222-8333-444455556666',
  subscriptionId: 'sub_1',
}

const invoiceOf = (given: Partial<Stripe.Invoice>) =>
  ({
    id: 'in_1',
    created,
    number: 'A-1',
    status: 'paid',
    subtotal: 999,
    total: 999,
    amount_due: 999,
    amount_paid: 999,
    starting_balance: 0,
    ending_balance: 0,
    total_discount_amounts: [],
    total_taxes: [],
    lines: { data: [] },
    status_transitions: { paid_at: created },
    ...given,
  }) as unknown as Stripe.Invoice

const refundOf = (id: string, amount: number, refundId?: string) =>
  ({
    id,
    created,
    amount,
    status: 'succeeded',
    metadata: refundId ? { refund_id: refundId } : {},
  }) as unknown as Stripe.Refund

const seen = (refund: Stripe.Refund, before?: StoredTransaction): SeenRefund => ({
  id: refund.metadata?.refund_id ?? `txn_${refund.id}`,
  refund,
  before,
})

const billed = (given: Partial<Billed> = {}): Billed => ({
  owner,
  theirs: { invoice: invoiceOf({}), refunds: [] },
  planName: 'Pro Competitor',
  invoice: undefined,
  payment: undefined,
  subscription: undefined,
  refunds: [],
  ...given,
})

test('a payment that is seen for the first time adds what was paid, and seen again adds nothing', () => {
  const first = decideBilled(billed())
  expect(first).toMatchObject({
    invoice: { status: 'paid', planName: 'Pro Competitor', version: 1 },
    payment: { status: 'succeeded', amountCents: 999, version: 1 },
    spentCents: 999,
    changed: { invoice: true, payment: true, account: true },
  })
  const again = decideBilled(billed({ invoice: first.invoice, payment: first.payment }))
  expect(again).toMatchObject({
    refunds: [],
    spentCents: 0,
    changed: { invoice: false, payment: false, account: false },
  })
})

test('a decided refund stays reserved until it is seen at the provider, and its request is remembered', () => {
  const { payment, invoice } = decideBilled(billed())
  if (!payment) throw new Error('there is no payment')
  const pendingRefunds = [{ id: 'txn_r', requestId: 'request', amountCents: 400 }]
  const reserved = { ...payment, pendingRefunds, refundRequests: { request: 'txn_r' } }
  const waiting = decideBilled(billed({ invoice, payment: reserved }))
  expect(waiting.payment).toMatchObject({ pendingRefunds })
  expect(waiting.changed.payment).toBe(false)
  const refund = refundOf('re_1', 400, 'txn_r')
  const theirs = { invoice: invoiceOf({}), refunds: [refund] }
  const arrived = decideBilled(billed({ invoice, payment: reserved, theirs, refunds: [seen(refund)] }))
  expect(arrived.payment).toMatchObject({ status: 'partially_refunded', refundedCents: 400 })
  expect(arrived.payment).not.toHaveProperty('pendingRefunds')
  expect(arrived.payment?.refundRequests).toEqual({ request: 'txn_r' })
  expect(arrived.spentCents).toBe(-400)
  expect(arrived.refunds).toMatchObject([{ after: { id: 'txn_r', status: 'succeeded', amountCents: 400 } }])
})

test('what is no longer tried has failed, and can no longer be paid', () => {
  const { payment, invoice } = decideBilled(billed())
  if (!payment) throw new Error('there is no payment')
  const owed: StoredTransaction = { ...payment, status: 'failed', retryable: true }
  const theirs = { invoice: invoiceOf({ status: 'void', amount_paid: 0 }), refunds: [] }
  const decided = decideBilled(billed({ invoice, payment: owed, theirs }))
  expect(decided.payment?.status).toBe('failed')
  expect(decided.payment).not.toHaveProperty('retryable')
  expect(decided.spentCents).toBe(0)
})

test('in whatever order refunds are seen, the total is what was paid less what was refunded, to the cent', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 3 }),
      fc.boolean(),
      (amounts, atOnce) => {
        const refunds = amounts.map((amount, index) => refundOf(`re_${index}`, amount))
        const known = new Map<string, StoredTransaction>()
        let rows: Pick<Billed, 'invoice' | 'payment'> = { invoice: undefined, payment: undefined }
        let total = 0
        const looks = atOnce ? [refunds] : [[], ...refunds.map((_, index) => refunds.slice(0, index + 1))]
        for (const shown of [...looks, refunds]) {
          const theirs = { invoice: invoiceOf({}), refunds: shown }
          const read = shown.map((refund) => seen(refund, known.get(`txn_${refund.id}`)))
          const decided = decideBilled(billed({ ...rows, theirs, refunds: read }))
          total += decided.spentCents
          rows = { invoice: decided.invoice, payment: decided.payment }
          for (const { after } of decided.refunds) known.set(after.id, after)
        }
        const back = amounts.reduce((sum, amount) => sum + amount, 0)
        expect(total).toBe(999 - back)
        expect(known.size).toBe(amounts.length)
        expect([...known.values()].every(({ version }) => version === 1)).toBe(true)
      },
    ),
  )
})
