import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cancelSubscription } from '#core/billing/subscriptions/cancel-subscription.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { users } from '#core/platform/users/users.ts'
import { previewPlanChange } from '#functions/api/billing/subscriptions/preview-plan-change.ts'
import { updateSubscription } from '#functions/api/billing/subscriptions/update-subscription.ts'
import { type BillingWorld, startBillingWorld } from '#test/support/billing-world.ts'
import { worldRequest } from '#test/support/world-request.ts'
import { monthly, worldPayer, worldSubscriber, yearly } from '#test/support/world-subscriber.ts'

const zone = process.env.TZ
let world: BillingWorld
beforeAll(async () => {
  // A calculation in the hours of a place would show here.
  process.env.TZ = 'America/New_York'
  world = await startBillingWorld({ databaseUrl: inject('databaseUrl'), at: '2027-01-31T10:00:00.000Z' })
})
afterAll(async () => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
  await world.stop()
})

async function payer(plan: typeof monthly | typeof yearly): Promise<string> {
  const { person, settle } = await worldPayer(world, plan)
  await settle()
  return person.id
}

const subscriber = async (plan: typeof monthly | typeof yearly) => (await worldSubscriber(world, plan)).id

async function moveTo(instant: string): Promise<void> {
  await world.moveTo(instant)
  await world.takeIn((things) => things, world.now())
}

async function rowOf(userId: string) {
  const { subscription } = await liveSubscriptionOf(userId)
  if (!subscription?.stripe) throw new Error('there is no subscription')
  const theirs = await world.stripe.subscriptions.retrieve(subscription.stripe.subscriptionId)
  const [item] = theirs.items.data
  const inSeconds = (at: string) => Date.parse(at) / 1000
  expect([item?.current_period_start, item?.current_period_end, item?.price.unit_amount]).toEqual([
    inSeconds(subscription.currentPeriodStartAt),
    inSeconds(subscription.currentPeriodEndAt),
    subscription.priceCents,
  ])
  return subscription
}

/**
 * How the following periods end, each checked an hour and a half after the end of the one before it. Those of another
 * member, who pays with PayPal, fall on the same days.
 */
async function nextEndsOf(userId: string, count: number, alike?: string): Promise<string[]> {
  const ends: string[] = []
  while (ends.length < count) {
    const before = await rowOf(userId)
    await moveTo(new Date(Date.parse(before.currentPeriodEndAt) + 1.5 * 3_600_000).toISOString())
    const after = await rowOf(userId)
    expect(after.status).toBe('active')
    expect(after.currentPeriodStartAt, 'a gap or an overlap').toBe(before.currentPeriodEndAt)
    ends.push(after.currentPeriodEndAt)
    const other = alike ? (await liveSubscriptionOf(alike)).subscription : after
    const days = (of = after) => [of.currentPeriodStartAt, of.currentPeriodEndAt].map((at) => at.slice(0, 10))
    expect([other?.status, ...days(other)]).toEqual(['active', ...days()])
  }
  return ends
}

const at = (time: string, ...days: string[]) => days.map((day) => `${day}T${time}:00.000Z`)

async function paymentsOf(userId: string): Promise<string[]> {
  const { items } = await transactions.list({ pk: `USER#${userId}`, prefix: 'TRANSACTION#', limit: 50 })
  return items.map(({ status, amountCents }) => `${status} ${amountCents}`)
}

const leave = async (userId: string) =>
  cancelSubscription(await worldRequest(world, userId, { body: { reason: 'other', immediate: true } }))

test('periods end on the last day of short months, at the same instant whatever clocks do, on a leap day again, and downgrades begin with them', async () => {
  const [month, down, atPaypal] = [await subscriber(monthly), await subscriber(yearly), await payer(monthly)]
  const shown = await previewPlanChange(await worldRequest(world, down, { body: monthly }))
  expect(shown).toMatchObject({ direction: 'downgrade', effective: 'period_end', amountDueCents: 0 })
  await updateSubscription(await worldRequest(world, down, { body: { ...monthly, previewId: shown.id } }))
  const [changesAt = ''] = at('10:00', '2028-01-31')
  expect(await rowOf(down)).toMatchObject({
    planId: yearly.planId,
    scheduledPlan: { planId: monthly.planId, priceCents: 999, at: changesAt },
  })

  // The clocks of New York go forward at seven.
  const hours = at('06:59', '2027-03-14').concat(at('07:00', '2027-03-14'))
  expect(hours.map((instant) => new Date(instant).getHours())).toEqual([1, 3])
  await moveTo('2027-02-20T07:30:00.000Z')
  const across = await subscriber(monthly)
  const first = await rowOf(across)
  expect(first.currentPeriodEndAt).toBe('2027-03-20T07:30:00.000Z')
  expect(Date.parse(first.currentPeriodEndAt) - Date.parse(first.currentPeriodStartAt)).toBe(28 * 86_400_000)
  expect((await rowOf(month)).currentPeriodEndAt).toBe('2027-02-28T10:00:00.000Z')
  for (const [time, days] of [
    ['06:30', 7],
    ['07:30', 6],
    ['07:31', 6],
  ] as const) {
    await moveTo(`2027-03-14T${time}:00.000Z`)
    const preview = await previewPlanChange(await worldRequest(world, across, { body: yearly }))
    expect([time, preview.daysRemaining, preview.description]).toEqual([
      time,
      days,
      `Proration for ${days} days remaining`,
    ])
  }
  expect(await nextEndsOf(across, 1)).toEqual(at('07:30', '2027-04-20'))
  await leave(across)

  expect((await rowOf(month)).currentPeriodEndAt).toBe('2027-03-31T10:00:00.000Z')
  expect(await nextEndsOf(month, 9, atPaypal)).toEqual(
    at(
      '10:00',
      ...['2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31', '2027-08-31', '2027-09-30'],
      ...['2027-10-31', '2027-11-30', '2027-12-31'],
    ),
  )
  expect(await nextEndsOf(month, 1, atPaypal)).toEqual(at('10:00', '2028-01-31'))
  expect(await rowOf(down)).toMatchObject({ planId: yearly.planId, currentPeriodEndAt: changesAt })
  expect(await paymentsOf(down)).toEqual(['succeeded 9590'])
  expect(await nextEndsOf(month, 1, atPaypal)).toEqual(at('10:00', '2028-02-29'))
  for (const userId of [month, atPaypal])
    expect(await paymentsOf(userId)).toEqual(Array(13).fill('succeeded 999'))

  const renewed = await rowOf(down)
  expect(renewed).toMatchObject({ planId: monthly.planId, priceCents: 999, status: 'active' })
  expect(renewed).toMatchObject({
    currentPeriodStartAt: changesAt,
    currentPeriodEndAt: at('10:00', '2028-02-29')[0],
  })
  expect(renewed.scheduledPlan).toBeUndefined()
  expect(await paymentsOf(down)).toEqual(['succeeded 9590', 'succeeded 999'])
  expect((await users.get({ id: down }))?.subscriptionPlan).toBe(monthly.planId)
  const { data } = await world.stripe.invoices.list({ subscription: renewed.stripe?.subscriptionId ?? '' })
  expect(data.map(({ amount_paid: paid }) => paid)).toEqual([999, 9590])

  expect(await nextEndsOf(month, 1, atPaypal)).toEqual(at('10:00', '2028-03-31'))
  const [leap, leapAtPaypal] = [await subscriber(yearly), await payer(yearly)]
  for (const userId of [month, down, atPaypal]) await leave(userId)
  expect((await rowOf(leap)).currentPeriodEndAt).toBe('2029-02-28T11:30:00.000Z')
  expect(await nextEndsOf(leap, 4, leapAtPaypal)).toEqual(
    at('11:30', '2030-02-28', '2031-02-28', '2032-02-29', '2033-02-28'),
  )
  for (const userId of [leap, leapAtPaypal])
    expect(await paymentsOf(userId)).toEqual(Array(5).fill('succeeded 9590'))
})
