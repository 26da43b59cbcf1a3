import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aShop, startTestStripe, subscribed, type TestStripe } from './test-stripe.ts'

let local: TestStripe
let stripe: Stripe
beforeEach(async () => {
  local = await startTestStripe()
  stripe = local.stripe
})
afterEach(() => local.stop())

const at = (iso: string) => Date.parse(iso) / 1000

const upgrade = (id: string, item: string, price: string, more: Stripe.SubscriptionUpdateParams = {}) =>
  stripe.subscriptions.update(id, {
    items: [{ id: item, price }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
    ...more,
  })
const priceNow = async (id: string) => (await stripe.subscriptions.retrieve(id)).items.data[0]?.price.id
const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice => {
  if (typeof invoice !== 'object' || invoice === null) throw new Error('not expanded')
  return invoice
}

test('an upgrade that is declined waits for its payment and is applied once that comes', async () => {
  const { id, item, price, first } = await subscribed(local, 'pm_card_chargeCustomerFail')
  const dearer = await price(3000)
  const waiting = await upgrade(id, item, dearer.id)
  expect(waiting).toMatchObject({ status: 'active', pending_update: { expires_at: local.now() + 23 * 3600 } })
  expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(dearer.id)
  expect(await priceNow(id)).toBe(first.id)
  await stripe.invoices.pay(invoiceOf(waiting).id ?? '', { payment_method: 'pm_card_visa' })
  const applied = await stripe.subscriptions.retrieve(id)
  expect(applied.pending_update).toBeNull()
  expect(applied.items.data[0]?.price.id).toBe(dearer.id)
  expect(await local.eventTypes()).toContain('customer.subscription.pending_update_applied')
})

test('an upgrade whose 3-D Secure is abandoned expires, and the old plan stays', async () => {
  const { id, item, price, first } = await subscribed(local, 'pm_card_authenticationRequired')
  const waiting = await upgrade(id, item, (await price(3000)).id)
  const invoice = invoiceOf(waiting)
  expect(invoice).toMatchObject({ status: 'open', confirmation_secret: { type: 'payment_intent' } })
  expect(waiting.pending_update).not.toBeNull()
  await local.advance('PT23H')
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ pending_update: null, status: 'active' })
  expect(await priceNow(id)).toBe(first.id)
  expect((await stripe.invoices.retrieve(invoice.id ?? '')).status).toBe('void')
  expect(await local.eventTypes()).toContain('customer.subscription.pending_update_expired')
})

test('a pending upgrade takes no other settings with it', async () => {
  const { id, item, price } = await subscribed(local)
  await expect(upgrade(id, item, (await price(3000)).id, { metadata: { a: 'b' } })).rejects.toMatchObject({
    statusCode: 400,
    param: 'metadata',
  })
})

test('an upgrade that must succeed changes nothing when it does not', async () => {
  const { id, item, price, first } = await subscribed(local, 'pm_card_chargeCustomerFail')
  await expect(
    upgrade(id, item, (await price(3000)).id, { payment_behavior: 'error_if_incomplete' }),
  ).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' })
  expect(await priceNow(id)).toBe(first.id)
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1)
})

test('a downgrade by schedule bills the lower price from the next period on', async () => {
  const { id, price, first } = await subscribed(local, 'pm_card_visa', 3000)
  const cheaper = await price(1000)
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id })
  const [phase] = schedule.phases
  expect(phase).toMatchObject({
    start_date: at('2027-01-15T10:00:00Z'),
    end_date: at('2027-02-15T10:00:00Z'),
  })
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: first.id, quantity: 1 }],
        start_date: phase?.start_date ?? 0,
        end_date: phase?.end_date ?? 0,
      },
      { items: [{ price: cheaper.id, quantity: 1 }], duration: { interval: 'month', interval_count: 1 } },
    ],
  })
  expect((await stripe.subscriptions.retrieve(id)).schedule).toBe(schedule.id)
  await local.moveTo('2027-02-15T11:00:00Z')
  const [renewal] = (await stripe.invoices.list({ subscription: id })).data
  expect(renewal).toMatchObject({ total: 1000, status: 'paid', billing_reason: 'subscription_cycle' })
  expect(renewal?.lines.data).toHaveLength(1)
  expect(await priceNow(id)).toBe(cheaper.id)
  await local.moveTo('2027-03-15T11:00:00Z')
  expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
    status: 'released',
    released_subscription: id,
  })
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ schedule: null, status: 'active' })
})

test('a schedule can also lead from a year to months: the month begins, and is billed, once', async () => {
  const { price, member } = await aShop(local)
  const { customer } = await member()
  const [yearly, monthly] = [await price(9600, 'year'), await price(1000)]
  const { id } = await stripe.subscriptions.create({ customer, items: [{ price: yearly.id }] })
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id })
  const { start_date, end_date } = schedule.phases[0] ?? { start_date: 0, end_date: 0 }
  await stripe.subscriptionSchedules.update(schedule.id, {
    phases: [
      { items: [{ price: yearly.id }], start_date, end_date },
      { items: [{ price: monthly.id }], duration: { interval: 'month' } },
    ],
  })
  await local.moveTo('2028-02-15T11:00:00Z')
  const { data } = await stripe.invoices.list({ subscription: id })
  expect(data.map(({ total, status }) => [total, status])).toEqual([
    [1000, 'paid'],
    [1000, 'paid'],
    [9600, 'paid'],
  ])
  expect((await stripe.subscriptions.retrieve(id)).items.data[0]?.current_period_end).toBe(
    at('2028-03-15T10:00:00Z'),
  )
})

test('a released schedule leaves the subscription as it is', async () => {
  const { id } = await subscribed(local)
  const { id: schedule } = await stripe.subscriptionSchedules.create({ from_subscription: id })
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(
    'managed by the subscription schedule',
  )
  await expect(stripe.subscriptions.pause(id)).rejects.toThrow('subscription schedule')
  expect((await stripe.subscriptionSchedules.release(schedule)).status).toBe('released')
  expect((await stripe.subscriptions.update(id, { cancel_at_period_end: true })).cancel_at).toBe(
    at('2027-02-15T10:00:00Z'),
  )
})

test('canceled at the end of its period, a subscription lasts until then; undone, it goes on', async () => {
  const { id } = await subscribed(local)
  const ending = await stripe.subscriptions.update(id, {
    cancel_at_period_end: true,
    cancellation_details: { feedback: 'unused', comment: 'later' },
  })
  expect(ending).toMatchObject({
    status: 'active',
    cancellation_details: { feedback: 'unused', reason: 'cancellation_requested' },
  })
  expect((await stripe.subscriptions.update(id, { cancel_at_period_end: false })).cancel_at).toBeNull()
  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  await local.moveTo('2027-02-15T10:00:00Z')
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'canceled',
    ended_at: at('2027-02-15T10:00:00Z'),
  })
  const [deleted] = (await stripe.events.list({ type: 'customer.subscription.deleted' })).data
  expect(deleted?.created).toBe(at('2027-02-15T10:00:00Z'))
  expect((await stripe.invoices.list({ subscription: id })).data).toHaveLength(1)
})

test('canceled at once, a subscription is over, and a renewal that was being collected stops', async () => {
  const { id } = await subscribed(local)
  await local.moveTo('2027-02-15T10:00:00Z')
  expect((await stripe.subscriptions.cancel(id)).status).toBe('canceled')
  await local.advance('P1M')
  const [draft] = (await stripe.invoices.list({ subscription: id })).data
  expect(draft).toMatchObject({ status: 'draft', auto_advance: false })
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ statusCode: 404 })
})

test('an unpaid first invoice expires after 23 hours and takes the subscription with it', async () => {
  const { price } = await aShop(local)
  const { id: customer } = await stripe.customers.create({})
  const { id } = await stripe.subscriptions.create({
    customer,
    items: [{ price: (await price(1000)).id }],
    payment_behavior: 'default_incomplete',
  })
  await local.advance('PT22H59M')
  expect((await stripe.subscriptions.retrieve(id)).status).toBe('incomplete')
  await local.advance('PT1M')
  const expired = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] })
  expect(expired).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } })
})

test('a trial costs nothing until it ends, and says so three days before', async () => {
  const { price, member } = await aShop(local)
  const { customer } = await member()
  const trial = await stripe.subscriptions.create({
    customer,
    items: [{ price: (await price(1000)).id }],
    trial_period_days: 14,
    expand: ['latest_invoice'],
  })
  expect(trial).toMatchObject({ status: 'trialing', latest_invoice: { total: 0, status: 'paid' } })
  await local.moveTo('2027-01-29T11:00:00Z')
  const [announced] = (await stripe.events.list({ type: 'customer.subscription.trial_will_end' })).data
  expect(announced?.created).toBe(at('2027-01-26T10:00:00Z'))
  const running = await stripe.subscriptions.retrieve(trial.id, { expand: ['latest_invoice'] })
  expect(running).toMatchObject({ status: 'active', latest_invoice: { total: 1000, status: 'paid' } })
})

test('an update tells what was before', async () => {
  const { id } = await subscribed(local)
  await stripe.subscriptions.update(id, { metadata: { plan: 'pro' } })
  const [event] = (await stripe.events.list({ type: 'customer.subscription.updated' })).data
  expect(event?.data).toMatchObject({
    object: { id, metadata: { plan: 'pro' } },
    previous_attributes: { metadata: { plan: null } },
  })
  await stripe.subscriptions.update(id, { metadata: { plan: 'pro' } })
  expect((await stripe.events.list({ type: 'customer.subscription.updated' })).data[0]?.id).toBe(event?.id)
  expect(event?.request).toMatchObject({
    id: expect.stringMatching(/^req_/),
    idempotency_key: expect.any(String),
  })
})
