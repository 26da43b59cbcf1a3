import { afterEach, beforeEach, expect, test } from 'vitest'
import { aShop, type Json, startTestPaypal, subscribed, type TestPaypal, usd } from './test-paypal.ts'

let local: TestPaypal
let shop: Awaited<ReturnType<typeof aShop>>
const start = async (at: string) => {
  local = await startTestPaypal({ at })
  shop = await aShop(local)
}
beforeEach(() => start('2027-01-31T23:30:00Z'))
afterEach(() => local.stop())

const daysOf = (sales: Json[]) => sales.map(({ time }) => time.slice(0, 10))
const typesOf = async (id: string) =>
  (await local.events())
    .filter(({ resource }) => (resource.billing_agreement_id ?? resource.id) === id)
    .map(({ event_type: type }) => type.replace('BILLING.SUBSCRIPTION.', ''))

test('the 31st is billed on the last day of short months and on the 31st again, at ten', async () => {
  const { sales, read } = await subscribed(local, await shop.plan('10'))
  await local.moveTo('2027-05-01T00:00:00Z')
  expect(daysOf(await sales())).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
  expect((await read()).billing_info.next_billing_time).toBe('2027-05-31T10:00:00Z')
})

test('a leap day is kept for the years that have it', async () => {
  await local.stop()
  await start('2028-02-29T08:00:00Z')
  const { sales } = await subscribed(local, await shop.plan('99', { unit: 'YEAR' }))
  await local.moveTo('2032-03-01T00:00:00Z')
  expect(daysOf(await sales())).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ])
})

test('a trial costs what it says, once, and does not move the day', async () => {
  const { sales, read } = await subscribed(local, await shop.plan('30', { trial: '5' }))
  await local.moveTo('2027-03-31T10:00:00Z')
  expect(
    (await sales()).map((sale) => [sale.time.slice(0, 10), sale.amount_with_breakdown.gross_amount.value]),
  ).toEqual([
    ['2027-01-31', '5.00'],
    ['2027-02-28', '30.00'],
    ['2027-03-31', '30.00'],
  ])
  expect((await read()).billing_info.cycle_executions).toMatchObject([
    { tenure_type: 'TRIAL', cycles_completed: 1, cycles_remaining: 0 },
    { tenure_type: 'REGULAR', cycles_completed: 2 },
  ])
})

test('a free trial makes no payment', async () => {
  const { sales } = await subscribed(local, await shop.plan('30', { trial: '0' }), { funding: 'balance' })
  expect(await sales()).toEqual([])
  await local.moveTo('2027-02-28T10:00:00Z')
  expect(await sales()).toHaveLength(1)
})

test('a limited number of cycles ends by itself after the last one', async () => {
  const { id, sales, read } = await subscribed(local, await shop.plan('10', { total: 3 }))
  expect((await read()).billing_info.final_payment_time).toBe('2027-03-31T10:00:00Z')
  await local.moveTo('2027-04-30T09:59:00Z')
  expect((await read()).status).toBe('ACTIVE')
  await local.moveTo('2027-06-30T00:00:00Z')
  expect(await sales()).toHaveLength(3)
  expect((await read()).status).toBe('EXPIRED')
  expect((await typesOf(id)).at(-1)).toBe('EXPIRED')
})

test('a failed payment is tried twice more, five days apart, and succeeds when there is money again', async () => {
  const { id, sales, read } = await subscribed(local, await shop.plan('10', { threshold: 2 }), {
    funding: 'declined_later',
  })
  await local.moveTo('2027-02-28T10:00:00Z')
  expect(await read()).toMatchObject({
    status: 'ACTIVE',
    billing_info: {
      failed_payments_count: 0,
      outstanding_balance: usd('0.0'),
      last_failed_payment: { amount: usd('10.0'), next_payment_retry_time: '2027-03-05T10:00:00Z' },
    },
  })
  await local.switches({ payers: { 'payer@demo.test': 'balance' } })
  await local.moveTo('2027-03-06T00:00:00Z')
  expect(daysOf(await sales())).toEqual(['2027-01-31', '2027-03-05'])
  expect(await typesOf(id)).toEqual(['PAYMENT.FAILED', 'PAYMENT.SALE.COMPLETED'])
  await local.moveTo('2027-03-31T10:00:00Z')
  expect(daysOf(await sales())).toEqual(['2027-01-31', '2027-03-05', '2027-03-31'])
})

test('as many failed cycles as the threshold says suspend, and what is owed can be captured in parts', async () => {
  const { id, read, act, sales } = await subscribed(local, await shop.plan('10', { threshold: 2 }), {
    funding: 'declined_later',
  })
  await local.moveTo('2027-03-11T00:00:00Z')
  expect(await read()).toMatchObject({
    status: 'ACTIVE',
    billing_info: { failed_payments_count: 1, outstanding_balance: usd('10.0') },
  })
  await local.moveTo('2027-03-31T10:00:00Z')
  expect((await read()).billing_info.last_failed_payment.amount).toEqual(usd('20.0'))
  await local.moveTo('2027-04-11T00:00:00Z')
  expect(await read()).toMatchObject({
    status: 'SUSPENDED',
    billing_info: { failed_payments_count: 2, outstanding_balance: usd('20.0') },
  })
  expect(await typesOf(id)).toEqual(['PAYMENT.FAILED', 'PAYMENT.FAILED', 'PAYMENT.FAILED', 'SUSPENDED'])
  await local.moveTo('2027-08-01T00:00:00Z')
  expect(await sales()).toHaveLength(1)

  const capture = (value: string) =>
    act('capture', { note: 'What is owed', capture_type: 'OUTSTANDING_BALANCE', amount: usd(value) })
  const issue = async (value: string) => (await capture(value)).body.details[0].issue
  expect((await act('activate')).body.details[0].issue).toBe('SUBSCRIPTION_CANNOT_BE_ACTIVATED')
  expect(await issue('20.01')).toBe('AMOUNT_GREATER_THAN_OUTSTANDING_BALANCE')
  expect(await issue('5')).toBe('PAYMENT_DENIED')
  await local.switches({ payers: { 'payer@demo.test': 'balance' } })
  expect((await capture('5')).body).toMatchObject({ status: 'COMPLETED' })
  expect((await capture('15')).status).toBe(200)
  expect(await issue('1')).toBe('ZERO_OUTSTANDING_BALANCE')
  expect((await act('activate')).status).toBe(204)
  expect(await read()).toMatchObject({
    status: 'ACTIVE',
    billing_info: { failed_payments_count: 0, next_billing_time: '2027-08-31T10:00:00Z' },
  })
})

test('a threshold of zero never suspends', async () => {
  const { read } = await subscribed(local, await shop.plan('10'), { funding: 'declined_later' })
  await local.moveTo('2027-12-15T00:00:00Z')
  expect(await read()).toMatchObject({
    status: 'ACTIVE',
    billing_info: { failed_payments_count: 10, outstanding_balance: usd('100.0') },
  })
})

test('nothing is billed for the time that a subscription rests', async () => {
  const { sales, act, read } = await subscribed(local, await shop.plan('10'))
  await act('suspend')
  await local.moveTo('2027-06-15T00:00:00Z')
  expect(await sales()).toHaveLength(1)
  await act('activate')
  expect((await read()).billing_info.next_billing_time).toBe('2027-06-30T10:00:00Z')
  await local.moveTo('2027-07-01T00:00:00Z')
  expect(daysOf(await sales())).toEqual(['2027-01-31', '2027-06-30'])
})

test('a new price holds from the billing that is more than ten days away', async () => {
  const plan = await shop.plan('10')
  const { sales } = await subscribed(local, plan)
  const reprice = (value: string) =>
    local.call(`/v1/billing/plans/${plan}/update-pricing-schemes`, {
      body: { pricing_schemes: [{ billing_cycle_sequence: 1, pricing_scheme: { fixed_price: usd(value) } }] },
    })
  await local.moveTo('2027-02-20T00:00:00Z')
  expect((await reprice('15')).status).toBe(204)
  await local.moveTo('2027-03-31T10:00:00Z')
  expect((await sales()).map((sale) => sale.amount_with_breakdown.gross_amount.value)).toEqual([
    '10.00',
    '10.00',
    '15.00',
  ])
})

test('what was agreed otherwise than the plan is what is billed', async () => {
  const { sales, read } = await subscribed(local, await shop.plan('30'), {
    plan: {
      billing_cycles: [{ sequence: 1, pricing_scheme: { fixed_price: usd('12.34') }, total_cycles: 2 }],
    },
  })
  expect((await read()).plan_overridden).toBe(true)
  await local.moveTo('2027-12-01T00:00:00Z')
  expect((await sales()).map((sale) => sale.amount_with_breakdown.gross_amount.value)).toEqual([
    '12.34',
    '12.34',
  ])
})

test('time passes also over a restart', async () => {
  const { sales } = await subscribed(local, await shop.plan('10'))
  await local.restart()
  await local.moveTo('2027-03-31T10:00:00Z')
  expect(await sales()).toHaveLength(3)
})
