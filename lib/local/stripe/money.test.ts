import fc from 'fast-check'
import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aShop, startTestStripe, type TestStripe } from './test-stripe.ts'

let local: TestStripe
let stripe: Stripe
beforeEach(async () => {
  local = await startTestStripe()
  stripe = local.stripe
})
afterEach(() => local.stop())

const pay = async (amount: number, payment_method = 'pm_card_visa') =>
  (await stripe.paymentIntents.create({ amount, currency: 'usd', confirm: true, payment_method })).id

const everything = async <T>(list: AsyncIterable<T>) => {
  const found: T[] = []
  for await (const item of list) found.push(item)
  return found
}

test('exactly one of ten simultaneous refunds of $60 on $100 succeeds', async () => {
  const intent = await pay(10_000)
  const settled = await Promise.allSettled(
    Array.from({ length: 10 }, () => stripe.refunds.create({ payment_intent: intent, amount: 6000 })),
  )
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(stripe.refunds.create({ payment_intent: intent, amount: 4001 })).rejects.toThrow(
    'Refund amount ($40.01) is greater than unrefunded amount on charge ($40.00)',
  )
  expect((await stripe.refunds.create({ payment_intent: intent })).amount).toBe(4000)
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
})

test('a refund can be pending first', async () => {
  const intent = await pay(2000, 'pm_card_pendingRefund')
  const { id, status } = await stripe.refunds.create({
    payment_intent: intent,
    reason: 'requested_by_customer',
    metadata: { note: 'x' },
  })
  expect(status).toBe('pending')
  await local.advance('PT1M')
  expect((await stripe.refunds.retrieve(id)).status).toBe('succeeded')
})

test('a refund that bounces gives the charge its remainder back', async () => {
  const intent = await pay(2000, 'pm_card_refundFail')
  const { id, status } = await stripe.refunds.create({ payment_intent: intent })
  expect(status).toBe('succeeded')
  await local.advance('PT1M')
  expect(await stripe.refunds.retrieve(id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  })
  const [charge] = (await stripe.charges.list({ payment_intent: intent })).data
  expect(charge).toMatchObject({ amount_refunded: 0, refunded: false })
  expect(await local.eventTypes()).toContain('refund.failed')
})

test.each([
  ['winning_evidence', 'won', 0],
  ['losing_evidence', 'lost', -2000],
])('a dispute with %s is %s', async (text, status, balance) => {
  const intent = await pay(2000, 'pm_card_createDispute')
  const [dispute] = (await stripe.disputes.list({ payment_intent: intent })).data
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toThrow('charged back')
  await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: text } })
  await local.advance('PT1M')
  const closed = await stripe.disputes.retrieve(dispute?.id ?? '')
  expect(closed.status).toBe(status)
  expect(closed.balance_transactions.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance)
})

test('an unanswered dispute is lost at its deadline', async () => {
  const intent = await pay(2000, 'pm_card_createDispute')
  await local.advance('P9D')
  expect((await stripe.disputes.list({ payment_intent: intent })).data).toMatchObject([{ status: 'lost' }])
})

test('credit on the balance pays the next invoice first; too small a rest waits', async () => {
  const { member } = await aShop(local)
  const { customer } = await member()
  await stripe.customers.createBalanceTransaction(customer, { amount: -970, currency: 'usd' })
  await stripe.invoiceItems.create({ customer, amount: 1000, currency: 'usd', description: 'Booth' })
  const draft = await stripe.invoices.create({ customer, pending_invoice_items_behavior: 'include' })
  const final = await stripe.invoices.finalizeInvoice(draft.id ?? '')
  expect(final).toMatchObject({
    total: 1000,
    amount_due: 0,
    status: 'paid',
    starting_balance: -970,
    ending_balance: 30,
  })
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 30 })
})

test('a credit note lowers an open invoice and returns the money of a paid one', async () => {
  const { member } = await aShop(local)
  const { customer } = await member()
  const invoiceOf = async (amount: number) => {
    await stripe.invoiceItems.create({ customer, amount, currency: 'usd' })
    const { id } = await stripe.invoices.create({ customer, pending_invoice_items_behavior: 'include' })
    return stripe.invoices.finalizeInvoice(id ?? '')
  }
  const open = await invoiceOf(2000)
  await stripe.creditNotes.create({ invoice: open.id ?? '', amount: 500 })
  expect(await stripe.invoices.pay(open.id ?? '')).toMatchObject({ amount_paid: 1500, status: 'paid' })
  const paid = await stripe.invoices.pay((await invoiceOf(2000)).id ?? '')
  const note = await stripe.creditNotes.create({
    invoice: paid.id ?? '',
    amount: 700,
    refund_amount: 500,
    credit_amount: 200,
  })
  expect(note).toMatchObject({ total: 700, type: 'post_payment', number: `${paid.number}-CN-01` })
  expect((await stripe.refunds.list()).data[0]).toMatchObject({ amount: 500 })
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -200 })
  await expect(
    stripe.creditNotes.create({ invoice: paid.id ?? '', amount: 1400, refund_amount: 1400 }),
  ).rejects.toThrow('at most the remaining')
})

test('coupons take off what they say, to the cent, as long as they last', async () => {
  const { member, price } = await aShop(local)
  await stripe.coupons.create({
    id: 'THIRD',
    percent_off: 33.3,
    duration: 'repeating',
    duration_in_months: 2,
  })
  const promotion = await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: 'THIRD' },
    code: 'BASS33',
    max_redemptions: 1,
  })
  const { customer } = await member()
  const { id, discounts } = await stripe.subscriptions.create({
    customer,
    items: [{ price: (await price(999)).id }],
    discounts: [{ promotion_code: promotion.id }],
    expand: ['discounts.source.coupon'],
  })
  expect(discounts[0]).toMatchObject({
    promotion_code: promotion.id,
    source: { type: 'coupon', coupon: { id: 'THIRD' } },
  })
  await local.moveTo('2027-04-15T11:00:00Z')
  const invoices = (await stripe.invoices.list({ subscription: id })).data
  expect(invoices.map(({ total }) => total)).toEqual([999, 999, 666, 666])
  const { customer: other } = await member()
  await expect(
    stripe.subscriptions.create({
      customer: other,
      items: [{ price: (await price(999)).id }],
      discounts: [{ promotion_code: promotion.id }],
    }),
  ).rejects.toMatchObject({ statusCode: 400 })
  expect(await stripe.promotionCodes.retrieve(promotion.id)).toMatchObject({
    active: false,
    times_redeemed: 1,
  })
})

test('whatever happens, the balance is what was charged less what was refunded and lost', async () => {
  const cards = [
    'pm_card_visa',
    'pm_card_refundFail',
    'pm_card_pendingRefund',
    'pm_card_createDispute',
    'pm_card_createDisputeInquiry',
    'pm_card_chargeDeclined',
  ]
  const step = fc.record({
    card: fc.constantFrom(...cards),
    amount: fc.integer({ min: 50, max: 100_000 }),
    refunds: fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 3 }),
    evidence: fc.constantFrom('winning_evidence', 'losing_evidence'),
    wait: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      await local.switches({ reset: true })
      for (const { card, amount, refunds, evidence, wait } of steps) {
        const intent = await pay(amount, card).catch(() => undefined)
        for (const part of refunds)
          await stripe.refunds.create({ payment_intent: intent ?? '', amount: part }).catch(() => undefined)
        const [dispute] = intent ? (await stripe.disputes.list({ payment_intent: intent })).data : []
        if (dispute) await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: evidence } })
        if (wait) await local.advance('PT1M')
      }
      const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
      const balance = sum(
        (await everything(stripe.balanceTransactions.list({ limit: 100 }))).map(({ amount }) => amount),
      )
      const charges = (await everything(stripe.charges.list({ limit: 100 }))).filter(({ paid }) => paid)
      const refunded = (await everything(stripe.refunds.list({ limit: 100 }))).filter(
        ({ status }) => status !== 'failed',
      )
      const held = (await everything(stripe.disputes.list({ limit: 100 }))).filter(
        ({ status }) => status !== 'won' && !status.startsWith('warning'),
      )
      expect(balance).toBe(
        sum(charges.map(({ amount }) => amount)) -
          sum(refunded.map(({ amount }) => amount)) -
          sum(held.map(({ amount }) => amount)),
      )
      expect(sum(charges.map(({ amount_refunded }) => amount_refunded))).toBe(
        sum(refunded.map(({ amount }) => amount)),
      )
    }),
    { numRuns: 12 },
  )
})
