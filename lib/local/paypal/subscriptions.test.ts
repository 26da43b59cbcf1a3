import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  approveUrlOf,
  aShop,
  context,
  type Json,
  startTestPaypal,
  subscribed,
  type TestPaypal,
  usd,
} from './test-paypal.ts'

let local: TestPaypal
let shop: Awaited<ReturnType<typeof aShop>>
beforeEach(async () => {
  local = await startTestPaypal()
  shop = await aShop(local)
})
afterEach(() => local.stop())

const types = async () => (await local.events()).map(({ event_type: type }) => type)

test('a payer agrees, is charged at once and sent back with what identifies the subscription', async () => {
  const plan = await shop.plan('29')
  const { body, status } = await local.call('/v1/billing/subscriptions', {
    body: { plan_id: plan, custom_id: 'usr_1', application_context: context },
  })
  expect([status, body.status, body.custom_id]).toEqual([201, 'APPROVAL_PENDING', 'usr_1'])
  const { status: sent, to } = await local.answer(approveUrlOf(body), 'agree')
  expect([sent, to?.pathname]).toEqual([303, '/billing/return'])
  const told = Object.fromEntries(to?.searchParams ?? [])
  expect(told).toEqual({
    subscription_id: body.id,
    ba_token: expect.stringMatching(/^BA-/),
    token: expect.any(String),
  })
  const { body: active } = await local.call(`/v1/billing/subscriptions/${body.id}`)
  expect(active).toMatchObject({
    status: 'ACTIVE',
    subscriber: { email_address: 'payer@demo.test', payer_id: expect.stringMatching(/^[2-9A-HJ-NP-Z]{13}$/) },
    billing_info: {
      outstanding_balance: usd('0.0'),
      last_payment: { amount: usd('29.0') },
      next_billing_time: '2027-02-15T10:00:00Z',
      failed_payments_count: 0,
    },
  })
  expect(await types()).toEqual([
    'BILLING.SUBSCRIPTION.CREATED',
    'BILLING.SUBSCRIPTION.ACTIVATED',
    'PAYMENT.SALE.COMPLETED',
  ])
  expect((await local.answer(approveUrlOf(body), 'agree')).status).toBe(410)
})

test('a payer who cancels goes to the other address and may still agree later', async () => {
  const plan = await shop.plan('29')
  const { body } = await local.call('/v1/billing/subscriptions', {
    body: { plan_id: plan, application_context: context },
  })
  const { to } = await local.answer(approveUrlOf(body), 'cancel')
  expect(to?.pathname).toBe('/billing/cancelled')
  expect((await local.call(`/v1/billing/subscriptions/${body.id}`)).body.status).toBe('APPROVAL_PENDING')
  expect((await local.answer(approveUrlOf(body), 'agree')).to?.pathname).toBe('/billing/return')
})

test('a way to pay that is declined leaves the payer on the page and the subscription as it was', async () => {
  const plan = await shop.plan('29')
  const { body } = await local.call('/v1/billing/subscriptions', {
    body: { plan_id: plan, application_context: context },
  })
  const { status, text } = await local.answer(approveUrlOf(body), 'agree', 'declined')
  expect([status, text]).toEqual([200, expect.stringContaining('was declined')])
  expect((await local.call(`/v1/billing/subscriptions/${body.id}`)).body.status).toBe('APPROVAL_PENDING')
})

test('when the merchant wants to continue itself, consent alone charges nothing', async () => {
  const plan = await shop.plan('29')
  const waiting = await subscribed(local, plan, {
    application_context: { ...context, user_action: 'CONTINUE' },
  })
  expect((await waiting.read()).status).toBe('APPROVED')
  expect(await waiting.sales()).toEqual([])
  expect((await waiting.act('activate', {})).status).toBe(204)
  expect((await waiting.read()).status).toBe('ACTIVE')
  expect(await waiting.sales()).toHaveLength(1)
})

test('a start in the future is billed then', async () => {
  const plan = await shop.plan('29', { more: { setup_fee: usd('5') } })
  const later = await subscribed(local, plan, { start_time: '2027-03-31T12:00:00Z' })
  expect((await later.read()).status).toBe('ACTIVE')
  const gross = async () => (await later.sales()).map((sale) => sale.amount_with_breakdown.gross_amount.value)
  expect(await gross()).toEqual(['5.00'])
  await local.moveTo('2027-03-31T12:00:00Z')
  expect(await gross()).toEqual(['5.00', '29.00'])
  expect((await later.read()).billing_info.next_billing_time).toBe('2027-04-30T10:00:00Z')
})

test('an eCheck is pending for three days and then arrives, or comes back and is owed', async () => {
  const plan = await shop.plan('29', { threshold: 1 })
  const arrives = await subscribed(local, plan, { funding: 'echeck' })
  expect((await arrives.read()).status).toBe('ACTIVE')
  expect(await arrives.sales()).toMatchObject([{ status: 'PENDING', status_details: { reason: 'ECHECK' } }])
  const [{ id }] = (await arrives.sales()) as [Json]
  const early = await local.call(`/v2/payments/captures/${id}/refund`, { body: {} })
  expect(early.body.details[0].issue).toBe('PENDING_CAPTURE')
  await local.advance('P3D')
  expect(await arrives.sales()).toMatchObject([{ status: 'COMPLETED' }])
  const bounces = await subscribed(local, plan, { funding: 'echeck' })
  await local.switches({ payers: { 'payer@demo.test': 'declined' } })
  await local.advance('P3D')
  expect(await bounces.sales()).toMatchObject([{ status: 'DECLINED' }])
  expect(await bounces.read()).toMatchObject({
    status: 'SUSPENDED',
    billing_info: { outstanding_balance: usd('29.0') },
  })
  expect(await types()).toEqual(expect.arrayContaining(['PAYMENT.SALE.PENDING', 'PAYMENT.SALE.DENIED']))
})

test('an eCheck is not offered where payment has to be immediate', async () => {
  const plan = await shop.plan('29')
  const { body } = await local.call('/v1/billing/subscriptions', {
    body: {
      plan_id: plan,
      application_context: {
        ...context,
        payment_method: { payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
      },
    },
  })
  expect(await (await fetch(approveUrlOf(body))).text()).not.toContain('eCheck')
  expect((await local.answer(approveUrlOf(body), 'agree', 'echeck')).to).toBeUndefined()
})

test('another plan needs consent, costs nothing now and is billed from the next cycle on', async () => {
  const { id, read, sales, act } = await subscribed(local, await shop.plan('10'))
  const dearer = await shop.plan('30')
  const { body: first } = await act('revise', { plan_id: await shop.plan('99') })
  const { status, body } = await act('revise', { plan_id: dearer, application_context: context })
  expect([status, body.plan_id]).toEqual([200, dearer])
  expect((await read()).plan_id).not.toBe(dearer)
  expect((await local.answer(approveUrlOf(first), 'agree')).status).toBe(410)
  const { to } = await local.answer(approveUrlOf(body), 'agree')
  expect(to?.searchParams.get('subscription_id')).toBe(id)
  expect(await read()).toMatchObject({
    plan_id: dearer,
    billing_info: { next_billing_time: '2027-02-15T10:00:00Z' },
  })
  expect(await sales()).toHaveLength(1)
  expect((await types()).at(-1)).toBe('BILLING.SUBSCRIPTION.UPDATED')
  await local.moveTo('2027-02-15T10:00:00Z')
  expect((await sales()).at(-1)?.amount_with_breakdown.gross_amount).toEqual(usd('30.00'))
  expect((await read()).billing_info.next_billing_time).toBe('2027-03-15T10:00:00Z')
})

test('another plan with another rhythm counts from the next billing', async () => {
  const { read, act } = await subscribed(local, await shop.plan('10'))
  const { body } = await act('revise', { plan_id: await shop.plan('99', { unit: 'YEAR' }) })
  await local.answer(approveUrlOf(body), 'agree')
  await local.moveTo('2027-02-15T10:00:00Z')
  expect((await read()).billing_info.next_billing_time).toBe('2028-02-15T10:00:00Z')
})

test('a plan of another product, an inactive plan and a cancelled subscription are not revised', async () => {
  const { act } = await subscribed(local, await shop.plan('10'))
  const foreign = await (await aShop(local)).plan('20')
  const resting = await shop.plan('20')
  await local.call(`/v1/billing/plans/${resting}/deactivate`, { method: 'POST' })
  const issue = async (plan: string) => (await act('revise', { plan_id: plan })).body.details[0].issue
  expect(await issue(foreign)).toBe('PLAN_PRODUCT_NOT_COMPATIBLE')
  expect(await issue(resting)).toBe('PLAN_STATUS_INVALID')
  await act('cancel')
  expect(await issue(await shop.plan('30'))).toBe('SUBSCRIPTION_STATUS_INVALID')
})

test.each([
  ['ACTIVE', { suspend: 204, cancel: 204, activate: 422 }],
  ['SUSPENDED', { suspend: 422, cancel: 204, activate: 204 }],
  ['CANCELLED', { suspend: 422, cancel: 422, activate: 422 }],
])('a subscription that is %s allows what PayPal allows', async (status, allowed) => {
  const plan = await shop.plan('10')
  for (const [action, expected] of Object.entries(allowed)) {
    const { act, read } = await subscribed(local, plan)
    if (status !== 'ACTIVE') await act(status === 'SUSPENDED' ? 'suspend' : 'cancel')
    expect((await read()).status).toBe(status)
    expect((await act(action)).status).toBe(expected)
  }
})

test('suspending and cancelling need a reason, which is shown', async () => {
  const { act, read } = await subscribed(local, await shop.plan('10'))
  expect((await act('cancel', {})).body).toMatchObject({
    name: 'INVALID_REQUEST',
    details: [{ field: '/reason', issue: 'MISSING_REQUIRED_PARAMETER' }],
  })
  await act('cancel', { reason: 'Sold the car' })
  const cancelled = await read()
  expect(cancelled).toMatchObject({ status: 'CANCELLED', status_change_note: 'Sold the car' })
  expect(cancelled.billing_info.next_billing_time).toBeUndefined()
  expect((await types()).at(-1)).toBe('BILLING.SUBSCRIPTION.CANCELLED')
})
