import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cancelSubscription } from '#core/subscriptions/cancel-subscription.ts'
import { createSubscription } from '#core/subscriptions/create-subscription.ts'
import { liveSubscriptionOf } from '#core/subscriptions/live-subscription.ts'
import { previewPlanChange } from '#core/subscriptions/preview-plan-change.ts'
import { settleSubscription } from '#core/subscriptions/settle-subscription.ts'
import { updateSubscription } from '#core/subscriptions/update-subscription.ts'
import { transactions } from '#core/transactions/transactions.ts'
import { users } from '#core/users/users.ts'
import { type BillingWorld, startBillingWorld } from '#test/support/billing-world.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { worldRequest } from '#test/support/world-request.ts'

const zone = process.env.TZ
let world: BillingWorld
beforeAll(async () => {
  // Whoever reckons in the hours of a place would show it here.
  process.env.TZ = 'America/New_York'
  world = await startBillingWorld({ databaseUrl: inject('databaseUrl'), at: '2027-01-31T10:00:00.000Z' })
}, 60_000)
afterAll(async () => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
  await world.stop()
})

/** Somebody who pays for a plan with a good card, now. */
async function subscriber(plan: typeof monthly | typeof yearly): Promise<string> {
  const person = aPerson()
  await putPeople([person])
  const body = { ...plan, provider: 'stripe' }
  const { payment } = await createSubscription(await worldRequest(world, person.id, { body }))
  const intent = payment?.kind === 'card' ? (payment.clientSecret.split('_secret_')[0] ?? '') : ''
  const paid = await world.stripe.paymentIntents.confirm(intent, { payment_method: 'pm_card_visa' })
  // The card outlives the years that are looked at.
  await world.stripe.paymentMethods.update(String(paid.payment_method), { card: { exp_year: 2040 } })
  await settleSubscription(await worldRequest(world, person.id, { body: {} }))
  return person.id
}

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

/** How the following periods end, each looked at an hour and a half after the end of the one before it. */
async function nextEndsOf(userId: string, count: number): Promise<string[]> {
  const ends: string[] = []
  while (ends.length < count) {
    const before = await rowOf(userId)
    await moveTo(new Date(Date.parse(before.currentPeriodEndAt) + 1.5 * 3_600_000).toISOString())
    const after = await rowOf(userId)
    expect(after.status).toBe('active')
    expect(after.currentPeriodStartAt, 'a gap or an overlap').toBe(before.currentPeriodEndAt)
    ends.push(after.currentPeriodEndAt)
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

const monthly = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly' } as const
const yearly = { planId: 'pro_competitor_yearly', billingPeriod: 'yearly' } as const

test('periods end on the last day of short months, at the same instant whatever clocks do, on a leap day again, and downgrades begin with them', async () => {
  const [month, down] = [await subscriber(monthly), await subscriber(yearly)]
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
  expect(await nextEndsOf(month, 9)).toEqual(
    at(
      '10:00',
      ...['2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31', '2027-08-31', '2027-09-30'],
      ...['2027-10-31', '2027-11-30', '2027-12-31'],
    ),
  )
  expect(await nextEndsOf(month, 1)).toEqual(at('10:00', '2028-01-31'))
  expect(await rowOf(down)).toMatchObject({ planId: yearly.planId, currentPeriodEndAt: changesAt })
  expect(await paymentsOf(down)).toEqual(['succeeded 9590'])
  expect(await nextEndsOf(month, 1)).toEqual(at('10:00', '2028-02-29'))
  expect(await paymentsOf(month)).toHaveLength(13)

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

  expect(await nextEndsOf(month, 1)).toEqual(at('10:00', '2028-03-31'))
  const leap = await subscriber(yearly)
  for (const userId of [month, down]) await leave(userId)
  expect((await rowOf(leap)).currentPeriodEndAt).toBe('2029-02-28T11:30:00.000Z')
  expect(await nextEndsOf(leap, 4)).toEqual(
    at('11:30', '2030-02-28', '2031-02-28', '2032-02-29', '2033-02-28'),
  )
  expect(await paymentsOf(leap)).toEqual(Array(5).fill('succeeded 9590'))
}, 120_000)
