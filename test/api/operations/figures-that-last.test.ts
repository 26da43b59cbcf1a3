import { expect, test } from 'vitest'
import { addFigures } from '#core/ads/ad-delivery/figures.ts'
import { orders } from '#core/ads/ad-orders/orders.ts'
import { sales } from '#core/market/sales/sales.ts'
import { type Recipient, recipients } from '#core/newsletter/newsletter-campaigns/campaigns.ts'
import { analyticsReport } from '#core/operations/insights/analytics-report.ts'
import { activities } from '#core/platform/activities/activities.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newId } from '#shared/ids.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { putCampaign as putAdCampaign } from '#test/support/ad-campaigns.ts'
import { payFor, putOrder, settlePayment } from '#test/support/ad-orders.ts'
import { controlOf } from '#test/support/control.ts'
import { feedMember } from '#test/support/feed-member.ts'
import { grownFigures } from '#test/support/grown-figures.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { newMember } from '#test/support/new-member.ts'
import { putCampaign } from '#test/support/newsletter-campaigns.ts'
import { readCapacity } from '#test/support/read-capacity.ts'
import { userIdOf } from '#test/support/records.ts'
import { putSale } from '#test/support/sales.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const { client: admin } = await feedMember(url, { membershipType: 'admin' })

const grown = (work: () => Promise<unknown>) => grownFigures(url, admin, work)

test('a paid order of ads counts once with its price, as revenue does', async () => {
  const advertiser = await feedMember(url, { membershipType: 'manufacturer' })
  const campaign = await putAdCampaign(advertiser.userId, {}, { now: await control.now() })
  const { order, payment } = await payFor(advertiser.client, [campaign])
  const settle = () => settlePayment(advertiser.client, order.id)
  const pay = async () => {
    await confirmPayment(url, payment)
    await Promise.all([settle(), settle()])
  }
  expect(await grown(pay)).toEqual({ ad_orders_cents: 10_000, revenue: 10_000 })
  const unpaid = await putOrder(advertiser.userId)
  expect(unpaid.status).toBe('open')
  expect(await grown(settle)).toEqual({})
})

test('an order outlasts its account, without what was refunded because it could no longer run', async () => {
  const { userId } = await feedMember(url, { membershipType: 'manufacturer' })
  const open = await putOrder(userId)
  const [line] = open.lines
  const at = await control.now()
  const paid = { ...open, status: 'paid', paidAt: at, paidCents: 10_800, version: open.version + 1 } as const
  expect(await grown(() => commit(orders.put(paid, { version: open.version })))).toEqual({
    ad_orders_cents: line?.cents,
  })
  const lines = open.lines.map((one) => ({ ...one, refundedAt: at }))
  const refunded = { ...paid, lines, version: paid.version + 1 }
  expect(await grown(() => commit(orders.put(refunded, { version: paid.version })))).toEqual({
    ad_orders_cents: -(line?.cents ?? 0),
  })
  const whole = { ...paid, version: refunded.version + 1 }
  await commit(orders.put(whole, { version: refunded.version }))
  expect(await grown(() => commit(orders.delete(whole)))).toEqual({})
})

test('ads of the platform itself are not counted', async () => {
  const now = await control.now()
  const of = {
    subject: newId('had', now),
    creativeId: 'made-up',
    zone: 'side_box',
    day: siteDay(now),
  } as const
  expect(await grown(() => commit(addFigures(of, { viewed: 9, clicks: 2 })))).toEqual({})
})

test('a login counts for good', async () => {
  const member = await newMember(url)
  expect(await grown(() => loggedIn(url, Promise.resolve(member)))).toEqual({ logins: 1 })
  const { items } = await activities.list({
    pk: `USER#${userIdOf(member.client)}`,
    prefix: 'ACTIVITY#',
    limit: 20,
  })
  const logins = items.filter(({ type }) => type === 'user_login')
  expect(logins).toHaveLength(1)
  expect(await grown(() => commit(...logins.map((one) => activities.delete(one))))).toEqual({})
})

test('a sale that its buyer turns down never counts, and one of two deleted accounts stays', async () => {
  const [seller, buyer] = [crypto.randomUUID(), crypto.randomUUID()]
  const now = await control.now()
  const sale = await putSale(seller, buyer)
  const declined = { ...sale, status: 'declined', version: 2 } as const
  expect(await grown(() => commit(sales.put(declined, { version: 1 })))).toEqual({})
  const confirmed = { ...sale, status: 'confirmed', confirmedAt: now, version: 3 } as const
  expect(await grown(() => commit(sales.put(confirmed, { version: 2 })))).toEqual({ sales: 1 })
  expect(await grown(() => commit(sales.delete(confirmed)))).toEqual({})
})

test('a mail of a campaign counts once it went out, also when it bounces, and when its people are forgotten', async () => {
  const { id: campaignId } = await putCampaign()
  const now = await control.now()
  const [waits, went] = ['waiting', 'sent'].map((status, at) => ({
    campaignId,
    recipientId: crypto.randomUUID(),
    status: status as 'waiting' | 'sent',
    attempts: 1,
    at: now,
    version: at + 1,
  })) as [Recipient, Recipient]
  const sent = { ...went, recipientId: waits.recipientId }
  expect(await grown(() => commit(recipients.put(waits, { absent: true })))).toEqual({})
  expect(await grown(() => commit(recipients.put(sent, { version: 1 })))).toEqual({ campaign_mails: 1 })
  const bounced = { ...sent, bouncedAt: now, version: 3 }
  expect(await grown(() => commit(recipients.put(bounced, { version: 2 })))).toEqual({})
  expect(await grown(() => commit(recipients.delete(bounced)))).toEqual({})
})

test('the report costs the same with many more members', async () => {
  const cost = async () => {
    await control.settle()
    const now = await control.now()
    return readCapacity(() => analyticsReport(90, now))
  }
  await putPeople([aPerson()])
  const before = await cost()
  await putPeople(Array.from({ length: 60 }, () => aPerson()))
  const after = await cost()
  expect(before).toBeGreaterThan(0)
  expect(after).toBeLessThanOrEqual(before + 1)
})
