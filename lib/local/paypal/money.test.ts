import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aShop, type Json, startTestPaypal, subscribed, type TestPaypal, usd } from './test-paypal.ts'

let local: TestPaypal
let sale: string
beforeAll(async () => {
  local = await startTestPaypal()
})
beforeEach(async () => {
  await local.switches({ reset: true })
  await local.token()
  sale = await paid('100')
})
afterAll(() => local.stop())

async function paid(value: string): Promise<string> {
  const { sales } = await subscribed(local, await (await aShop(local)).plan(value))
  return (await sales())[0]?.id
}
const capture = async () => (await local.call(`/v2/payments/captures/${sale}`)).body
const refund = (value?: string, more: object = {}) =>
  local.call(`/v2/payments/captures/${sale}/refund`, {
    body: { ...(value && { amount: usd(value) }), ...more },
  })
const refundSale = (total?: string) =>
  local.call(`/v1/payments/sale/${sale}/refund`, {
    body: total ? { amount: { total, currency: 'USD' } } : {},
  })
const button = async (id: string, name: string) =>
  (await (await fetch(`${local.url}/dashboard/objects/${id}/${name}`, { method: 'POST' })).json()) as Json
const typesSince = async (count: number) =>
  (await local.events()).slice(count).map(({ event_type: type }) => type)

test('a payment is the same thing to both versions of the interface', async () => {
  expect(await capture()).toMatchObject({
    id: sale,
    status: 'COMPLETED',
    amount: usd('100.00'),
    custom_id: 'usr_1',
  })
  const { body } = await local.call(`/v1/payments/sale/${sale}`)
  expect(body).toMatchObject({
    id: sale,
    state: 'completed',
    amount: { total: '100.00', currency: 'USD' },
    transaction_fee: { value: '3.98', currency: 'USD' },
    billing_agreement_id: expect.stringMatching(/^I-/),
    custom: 'usr_1',
  })
})

test('a payment is given back in parts, then its rest, and never more', async () => {
  expect((await refund('30.10', { note_to_payer: 'Half a season' })).body).toMatchObject({
    status: 'COMPLETED',
    amount: usd('30.10'),
    note_to_payer: 'Half a season',
    seller_payable_breakdown: { total_refunded_amount: usd('30.10') },
  })
  expect((await capture()).status).toBe('PARTIALLY_REFUNDED')
  expect((await refund('69.91')).body.details[0].issue).toBe('REFUND_AMOUNT_EXCEEDED')
  expect((await refundSale('69.91')).body.name).toBe('REFUND_EXCEEDED_TRANSACTION_AMOUNT')
  const { body } = await refundSale()
  expect(body).toMatchObject({
    state: 'completed',
    amount: { total: '69.90', currency: 'USD' },
    total_refunded_amount: { value: '100.00', currency: 'USD' },
    sale_id: sale,
  })
  expect((await capture()).status).toBe('REFUNDED')
  expect((await refund()).body.details[0].issue).toBe('CAPTURE_FULLY_REFUNDED')
  expect((await refundSale()).body.name).toBe('TRANSACTION_ALREADY_REFUNDED')
  expect((await local.call(`/v2/payments/refunds/${body.id}`)).body.amount).toEqual(usd('69.90'))
  const asked = (await local.call(`/v1/payments/refund/${body.id}`)).body
  expect(asked).toMatchObject({ state: 'completed', amount: { total: '69.90' }, sale_id: sale })
  for (const field of ['custom', 'total_refunded_amount']) expect(asked).not.toHaveProperty(field)
  const told = (await local.events()).filter(({ event_type: type }) => type === 'PAYMENT.SALE.REFUNDED')
  expect(told.map(({ resource }) => resource.amount.total)).toEqual(['-30.10', '-69.90'])
})

test('a refund that waits for the bank counts meanwhile, and what comes back can be given back again', async () => {
  const threeDaysLater = async (slowRefunds: 'arrive' | 'fail') => {
    await local.switches({ slowRefunds })
    const { body } = await refund('100')
    expect([body.status, (await capture()).status]).toEqual(['PENDING', 'REFUNDED'])
    await local.advance('P3D')
    return (await local.call(`/v2/payments/refunds/${body.id}`)).body.status
  }
  expect(await threeDaysLater('fail')).toBe('FAILED')
  expect((await capture()).status).toBe('COMPLETED')
  expect(await threeDaysLater('arrive')).toBe('COMPLETED')
  expect((await capture()).status).toBe('REFUNDED')
})

test.each([
  ['0', 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  ['-1', 'CANNOT_BE_ZERO_OR_NEGATIVE'],
  ['0.001', 'DECIMAL_PRECISION'],
  ['100.01', 'REFUND_AMOUNT_EXCEEDED'],
  ['1e9', 'INVALID_PARAMETER_SYNTAX'],
  ['NaN', 'INVALID_PARAMETER_SYNTAX'],
])('a refund of %s is refused as %s', async (value, issue) => {
  expect((await refund(value)).body.details[0].issue).toBe(issue)
  expect((await refundSale(value)).status).toBe(400)
  expect((await capture()).status).toBe('COMPLETED')
})

test('exactly one of ten simultaneous refunds of $60 on $100 succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund('60')))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 9 }, () => 422),
  ])
})

test('the same refund request twice is one refund', async () => {
  const headers = { 'paypal-request-id': 'refund-1' }
  const ask = () =>
    local.call(`/v2/payments/captures/${sale}/refund`, { body: { amount: usd('60') }, headers })
  const [first, second] = [await ask(), await ask()]
  expect(second.body).toEqual(first.body)
  expect((await refund('40')).status).toBe(201)
})

test('however a payment is given back, it is never more than was paid', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 6000 }), { maxLength: 8 }), async (parts) => {
      sale = await paid('100')
      let left = 10_000
      for (const cents of parts) {
        const { status } = await refund((cents / 100).toFixed(2))
        expect(status).toBe(cents <= left ? 201 : 422)
        if (cents <= left) left -= cents
      }
    }),
    { numRuns: 8 },
  )
})

test('a dispute stops refunds; decided for the buyer it takes the money back', async () => {
  const before = (await local.events()).length
  const id = (await button(sale, 'dispute')).said.match(/PP-D-\w+/)[0]
  expect((await local.call(`/v1/customer/disputes/${id}`)).body).toMatchObject({
    dispute_id: id,
    status: 'WAITING_FOR_SELLER_RESPONSE',
    dispute_amount: usd('100.00'),
    disputed_transactions: [{ seller_transaction_id: sale, custom: 'usr_1' }],
  })
  expect((await refund('1')).body.details[0].issue).toBe('TRANSACTION_DISPUTED')
  expect((await refundSale('1')).body.name).toBe('TRANSACTION_REFUSED')
  await button(id, 'buyer')
  expect((await local.call(`/v1/customer/disputes/${id}`)).body).toMatchObject({
    status: 'RESOLVED',
    dispute_outcome: { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: usd('100.00') },
  })
  expect((await local.call(`/v1/payments/sale/${sale}`)).body.state).toBe('refunded')
  expect(await typesSince(before)).toEqual([
    'CUSTOMER.DISPUTE.CREATED',
    'PAYMENT.SALE.REVERSED',
    'CUSTOMER.DISPUTE.RESOLVED',
  ])
})

test('a won dispute leaves the payment, and an unanswered one is lost after twenty days', async () => {
  const won = (await button(sale, 'dispute')).said.match(/PP-D-\w+/)[0]
  const before = (await local.events()).length
  await button(won, 'review')
  expect(await typesSince(before)).toEqual(['CUSTOMER.DISPUTE.UPDATED'])
  await local.advance('P21D')
  const listed = (path: string) =>
    local.call(`/v1/customer/disputes?update_time_${path}=${local.now().toISOString()}`)
  expect((await listed('before')).body.items[0]).toMatchObject({
    dispute_id: won,
    status: 'UNDER_REVIEW',
    dispute_state: 'UNDER_PAYPAL_REVIEW',
  })
  expect((await listed('after')).body.items).toEqual([])
  await button(won, 'seller')
  expect((await refund('1')).status).toBe(201)
  sale = await paid('50')
  await button(sale, 'dispute')
  await local.advance('P20D')
  expect((await local.call(`/v1/payments/sale/${sale}`)).body.state).toBe('refunded')
})

test('a claim can be accepted', async () => {
  const id = (await button(sale, 'dispute')).said.match(/PP-D-\w+/)[0]
  const accept = () => local.call(`/v1/customer/disputes/${id}/accept-claim`, { body: { note: 'Sorry' } })
  expect((await accept()).status).toBe(200)
  expect((await accept()).status).toBe(422)
  const { body } = await local.call(`/v1/customer/disputes?disputed_transaction_id=${sale}`)
  expect(body.items).toMatchObject([{ dispute_id: id, status: 'RESOLVED' }])
  // The list does not say which of its payments is disputed.
  expect(body.items[0]).not.toHaveProperty('disputed_transactions')
  expect((await local.call(`/v1/customer/disputes/${id}`)).body).toMatchObject({
    dispute_outcome: { outcome_code: 'ACCEPTED' },
    disputed_transactions: [{ seller_transaction_id: sale }],
  })
})

test('the report holds every movement of money, signed, of at most 31 days', async () => {
  await refund('30')
  await button(await paid('50'), 'dispute')
  await local.advance('P20D')
  const report = (from: string, to: string, more = '') =>
    local.call(`/v1/reporting/transactions?start_date=${from}&end_date=${to}${more}`)
  const day = (shift: number) => new Date(local.now().getTime() + shift * 86_400_000).toISOString()
  const { body } = await report(day(-25), day(1), '&fields=all')
  expect(
    body.transaction_details.map(({ transaction_info: info }: Json) => [
      info.transaction_event_code,
      info.transaction_amount.value,
      info.transaction_status,
    ]),
  ).toEqual([
    ['T0002', '100.00', 'S'],
    ['T0002', '50.00', 'V'],
    ['T1107', '-30.00', 'S'],
    ['T1106', '-50.00', 'S'],
  ])
  expect(body.transaction_details[0].payer_info.email_address).toBe('payer@demo.test')
  expect(body).toMatchObject({ total_items: 4, total_pages: 1 })
  expect((await report(day(-40), day(0))).body.details[0].issue).toBe('INVALID_DATE_RANGE')
  expect((await report('yesterday', day(0))).status).toBe(400)
})
