import { expect, test } from 'vitest'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import {
  cancelSubscription,
  keepSubscription,
  pauseSubscription,
  resumeSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { stripeOf } from '#test/support/stripe.ts'
import { subscribedMember } from '#test/support/subscribed-member.ts'

const { url } = sharedCloud()
const stripe = stripeOf(url)
const control = controlOf(url)

const inDays = async (days: number) => addTime(await control.now(), { days })
const subjects = async (email: string) => (await control.inbox(email)).map(({ subject }) => subject)

test('a subscription cancelled for the end of its period goes on until then, and can be kept', async () => {
  const { client, email, providerId } = await subscribedMember(url)
  const ending = await client.call(cancelSubscription, {
    body: { reason: 'temporary', comment: 'back in spring', immediate: false },
  })
  expect(ending.body).toMatchObject({
    status: 'active',
    cancelAtPeriodEnd: true,
    cancellationReason: 'temporary',
  })
  expect(await stripe.subscriptions.retrieve(providerId)).toMatchObject({
    cancel_at_period_end: true,
    cancellation_details: { feedback: 'other', comment: 'temporary: back in spring' },
  })
  const again = await client.call(cancelSubscription, { body: { reason: 'other', immediate: false } })
  expect(again.body).toEqual(ending.body)
  expectProblem(await client.call(pauseSubscription, { body: {} }), 404, 'no_active_subscription')

  const kept = await client.call(keepSubscription, { body: {} })
  expect(kept.body).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
  expect(kept.body.cancellationReason).toBeUndefined()
  expect((await stripe.subscriptions.retrieve(providerId)).cancel_at_period_end).toBe(false)
  await control.settle()
  expect((await client.call(getMe, {})).body.membershipType).toBe('pro_competitor')
  expect(await subjects(email)).toContainEqual(
    expect.stringContaining('Your Pro Competitor membership ends on'),
  )
})

test('a subscription cancelled at once is over, nothing is paid back, and another one can begin', async () => {
  const { client, providerId } = await subscribedMember(url)
  const both = await Promise.all(
    [1, 2].map(() => client.call(cancelSubscription, { body: { reason: 'not_using', immediate: true } })),
  )
  for (const { status } of both) expect([200, 404]).toContain(status)
  const over = both.find(({ status }) => status === 200)
  expect(over?.body).toMatchObject({ status: 'cancelled', cancellationReason: 'not_using' })
  expect(await stripe.subscriptions.retrieve(providerId)).toMatchObject({
    status: 'canceled',
    cancellation_details: { feedback: 'unused' },
  })
  await control.settle()
  expect((await client.call(getMe, {})).body).toMatchObject({
    membershipType: 'competitor',
    subscriptionPlan: 'basic',
  })
  expect((await client.call(getUserBillingOverview, {})).body.totalSpentCents).toBe(999)
  const later = await client.call(cancelSubscription, { body: { reason: 'other', immediate: true } })
  expect(expectProblem(later, 404, 'no_active_subscription').detail).toBe('No active subscription found')
})

test('a pause rests the membership and gives its days back when it ends', async () => {
  const { client, providerId, subscription } = await subscribedMember(url)
  const resumeAt = await inDays(30)
  const paused = await client.call(pauseSubscription, { body: { resumeAt } })
  expect(paused.body).toMatchObject({
    status: 'paused',
    resumeAt,
    originalPeriodEndAt: subscription.currentPeriodEndAt,
  })
  await control.settle()
  expect((await client.call(getMe, {})).body.membershipType).toBe('competitor')
  expectProblem(await client.call(pauseSubscription, { body: {} }), 404, 'no_active_subscription')

  const resumed = await client.call(resumeSubscription, { body: {} })
  const { pauseDurationMs = -1, currentPeriodEndAt } = resumed.body
  expect(resumed.body).toMatchObject({ status: 'active', resumedAt: expect.any(String) })
  expect(resumed.body.resumeAt).toBeUndefined()
  expect(Date.parse(currentPeriodEndAt) - Date.parse(subscription.currentPeriodEndAt)).toBe(pauseDurationMs)
  await control.settle()
  expect((await client.call(getMe, {})).body.membershipType).toBe('pro_competitor')
  expect((await stripe.subscriptions.retrieve(providerId)).metadata.resume_until).toBeUndefined()
  const { body } = await client.call(getUserBillingOverview, {})
  expect(body.transactions.map(({ amountCents }) => amountCents)).toEqual([999])
  expectProblem(await client.call(resumeSubscription, { body: {} }), 404, 'no_paused_subscription')
})

test('a resumption that broke off before the days were given back is finished by the next event', async () => {
  const { client, providerId, subscription } = await subscribedMember(url)
  await client.call(pauseSubscription, { body: {} })
  const until = Date.parse(subscription.currentPeriodEndAt) / 1000 + 3600
  await stripe.subscriptions.update(providerId, { metadata: { resume_until: String(until) } })
  await stripe.subscriptions.resume(providerId, {
    billing_cycle_anchor: { type: 'unchanged' },
    proration_behavior: 'none',
  })
  await control.settle()
  const { body } = await client.call(getUserBillingOverview, {})
  expect(body.subscription).toMatchObject({
    status: 'active',
    currentPeriodEndAt: new Date(until * 1000).toISOString(),
  })
  expect((await stripe.subscriptions.retrieve(providerId)).trial_end).toBe(until)
})

test('pauses as short as a click, one after the other, all end', async () => {
  const { client, providerId } = await subscribedMember(url)
  for (let time = 0; time < 4; time++) {
    expect((await client.call(pauseSubscription, { body: {} })).body.status).toBe('paused')
    expect((await client.call(resumeSubscription, { body: {} })).body.status).toBe('active')
    expect((await stripe.subscriptions.retrieve(providerId)).metadata.resume_until ?? '').toBe('')
  }
})

test('a pause ends in the future and within 90 days, and a paused subscription can be cancelled', async () => {
  const { client } = await subscribedMember(url)
  expectProblem(
    await client.call(pauseSubscription, { body: { resumeAt: await inDays(91) } }),
    422,
    'pause_too_long',
  )
  const past = await client.call(pauseSubscription, { body: { resumeAt: await inDays(-1) } })
  expect(expectProblem(past, 400, 'validation_failed').errors?.[0]?.path).toBe('body.resumeAt')
  await client.call(pauseSubscription, { body: { resumeAt: await inDays(89) } })
  const over = await client.call(cancelSubscription, { body: { reason: 'too_expensive', immediate: false } })
  expect(over.body).toMatchObject({ status: 'cancelled', cancellationReason: 'too_expensive' })
})

test('without a subscription there is nothing to change', async () => {
  const { client } = await completeMember(url)
  const cancel = await client.call(cancelSubscription, { body: { reason: 'other', immediate: true } })
  expectProblem(cancel, 404, 'no_active_subscription')
  expectProblem(await client.call(keepSubscription, { body: {} }), 404, 'no_active_subscription')
  const resume = await client.call(resumeSubscription, { body: {} })
  expect(expectProblem(resume, 404, 'no_paused_subscription').detail).toBe('No paused subscription found')
})
