import { afterEach, beforeEach, expect, test } from 'vitest'
import { aShop, startTestStripe, type TestStripe } from './test-stripe.ts'

let local: TestStripe
beforeEach(async () => {
  local = await startTestStripe()
})
afterEach(() => local.stop())

async function subscribed(at: string, cents: number, interval: 'month' | 'year' = 'month') {
  await local.moveTo(at)
  const shop = await aShop(local)
  const { customer } = await shop.member()
  const price = await shop.price(cents, interval)
  const { id, items } = await local.stripe.subscriptions.create({ customer, items: [{ price: price.id }] })
  return { ...shop, id, item: items.data[0]?.id ?? '', customer }
}
const preview = (subscription: string, item: string, price: string) =>
  local.stripe.invoices.createPreview({
    subscription,
    subscription_details: { items: [{ id: item, price }], proration_behavior: 'always_invoice' },
  })

const cases: [string, string, string, number, 'month' | 'year', number, 'month' | 'year', number][] = [
  ['minute 1 of 31 days', '2027-01-01T00:00:00Z', '2027-01-01T00:01:00Z', 1000, 'month', 3000, 'month', 2000],
  [
    'minute 1 of February',
    '2027-02-01T00:00:00Z',
    '2027-02-01T00:01:00Z',
    1000,
    'month',
    3000,
    'month',
    2000,
  ],
  ['half of 30 days', '2027-04-01T00:00:00Z', '2027-04-16T00:00:00Z', 1000, 'month', 3000, 'month', 1000],
  [
    '10 minutes before the end',
    '2027-04-01T00:00:00Z',
    '2027-04-30T23:50:00Z',
    1000,
    'month',
    3000,
    'month',
    1,
  ],
  [
    'minute 1 of a leap year',
    '2028-01-01T00:00:00Z',
    '2028-01-01T00:01:00Z',
    28_800,
    'year',
    57_600,
    'year',
    28_800,
  ],
  [
    'monthly to yearly on day 15 of 30',
    '2027-04-01T00:00:00Z',
    '2027-04-16T00:00:00Z',
    3000,
    'month',
    28_800,
    'year',
    27_300,
  ],
  ['free to paid', '2027-04-01T00:00:00Z', '2027-04-16T00:00:00Z', 0, 'month', 3000, 'month', 3000],
]
test.each(cases)('%s costs what Stripe charges', async (_, start, at, from, every, to, then, total) => {
  const { id, item, price } = await subscribed(start, from, every)
  const wanted = await price(to, then)
  await local.moveTo(at)
  const shown = await preview(id, item, wanted.id)
  expect(shown.total).toBe(total)
  expect(shown.lines.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
})

test('a preview changes nothing, and its frozen date gives the same amount later', async () => {
  const { id, item, price } = await subscribed('2027-04-01T00:00:00Z', 1000)
  const wanted = await price(3000)
  await local.moveTo('2027-04-11T00:00:00Z')
  const before = await local.stripe.subscriptions.retrieve(id)
  const date = local.now()
  const shown = await preview(id, item, wanted.id)
  expect(await local.stripe.subscriptions.retrieve(id)).toEqual(before)
  await local.advance('PT14M')
  const changed = await local.stripe.subscriptions.update(id, {
    items: [{ id: item, price: wanted.id }],
    proration_behavior: 'always_invoice',
    proration_date: date,
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  })
  expect(changed.latest_invoice).toMatchObject({
    status: 'paid',
    total: shown.total,
    billing_reason: 'subscription_update',
  })
  expect(changed.items.data[0]?.price.id).toBe(wanted.id)
})

test('lines of a change name their subscription item and are marked as prorations', async () => {
  const { id, item, price } = await subscribed('2027-04-01T00:00:00Z', 1000)
  await local.moveTo('2027-04-16T00:00:00Z')
  const { lines } = await preview(id, item, (await price(3000)).id)
  expect(lines.data.map(({ amount, description }) => [amount, description])).toEqual([
    [-500, 'Unused time on Pro Competitor after 16 Apr 2027'],
    [1500, 'Remaining time on Pro Competitor after 16 Apr 2027'],
  ])
  expect(lines.data[0]?.parent?.subscription_item_details).toMatchObject({
    proration: true,
    subscription: id,
    subscription_item: item,
  })
})

test('a credit returns what was really charged, the discount taken off', async () => {
  await local.moveTo('2027-04-01T00:00:00Z')
  const shop = await aShop(local)
  const { customer } = await shop.member()
  await local.stripe.coupons.create({ id: 'HALF', percent_off: 50, duration: 'once' })
  const price = await shop.price(1000)
  const { id, items } = await local.stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    discounts: [{ coupon: 'HALF' }],
  })
  await local.moveTo('2027-04-16T00:00:00Z')
  const { lines } = await preview(id, items.data[0]?.id ?? '', (await shop.price(3000)).id)
  expect(lines.data.map(({ amount }) => amount)).toEqual([-250, 1500])
})

test('without an immediate invoice the difference waits for the renewal', async () => {
  const { id, item, price } = await subscribed('2027-04-01T00:00:00Z', 1000)
  await local.moveTo('2027-04-16T00:00:00Z')
  await local.stripe.subscriptions.update(id, { items: [{ id: item, price: (await price(3000)).id }] })
  await local.moveTo('2027-05-01T01:00:00Z')
  const { data } = await local.stripe.invoices.list({ subscription: id })
  expect(data[0]).toMatchObject({ billing_reason: 'subscription_cycle', status: 'paid', amount_paid: 4000 })
})
