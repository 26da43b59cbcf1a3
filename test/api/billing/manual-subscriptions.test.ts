import { beforeAll, expect, test } from 'vitest'
import { auditPartition, billingAudit } from '#core/billing/billing-audit/billing-audit.ts'
import { paypalClient } from '#core/billing/paypal/paypal.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { pauseManual } from '#core/billing/subscriptions/manual/pause-manual.ts'
import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { supersede } from '#core/billing/subscriptions/supersede.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { createManualSubscription } from '#shared/billing/subscriptions/admin-contract.ts'
import {
  cancelSubscription,
  createSubscription,
  pauseSubscription,
  resumeSubscription,
  settleSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import type { InputOf } from '#shared/platform/http/route.ts'
import { addMonths } from '#shared/platform/time/add-months.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { getMyVerification } from '#shared/platform/verifications/contract.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { payingMember } from '#test/support/paying-member.ts'
import { answerPaypal } from '#test/support/paypal.ts'
import { printedInvoice } from '#test/support/printed-invoice.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { aPerson, putPeople } from '#test/support/sample-people.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { stripeOf } from '#test/support/stripe.ts'
import { submittedBusiness } from '#test/support/verification-documents.ts'

const { url } = sharedCloud()
const control = controlOf(url)

let admin: Client
beforeAll(async () => {
  const { client } = await completeMember(url)
  await changeUser(userIdOf(client), { membershipType: 'admin' })
  admin = client
})

type Agreement = InputOf<typeof createManualSubscription>['body']

const agreement = (userId: string, more: Partial<Agreement> = {}): Agreement => ({
  userId,
  requestId: crypto.randomUUID(),
  planId: 'pro_competitor_monthly',
  billingPeriod: 'yearly',
  priceCents: 4200,
  reason: 'Judges the finals',
  ...more,
})

const agree = (body: Agreement) => admin.call(createManualSubscription, { body })

test('custom pricing ends what the provider bills, there first, and gives the plan for the agreed price', async () => {
  const { client, userId, email, providerSubscriptionId } = await payingMember(url)
  const answer = await agree(agreement(userId))
  expect(answer.status).toBe(201)
  const { subscription, invoice, payment } = answer.body
  expect(subscription).toMatchObject({
    status: 'active',
    paymentProvider: 'manual',
    priceCents: 4200,
    customPriceCents: 4200,
    billingPeriod: 'yearly',
    currentPeriodEndAt: addMonths(subscription.currentPeriodStartAt, 12),
  })
  expect(invoice).toMatchObject({ status: 'paid', totalCents: 4200, paymentProvider: 'manual' })
  expect(invoice.invoiceNumber).toMatch(/^CA-\d{4}-\d{6}$/)
  expect(payment).toMatchObject({ type: 'payment', status: 'succeeded', amountCents: 4200 })

  const theirs = await stripeOf(url).subscriptions.retrieve(providerSubscriptionId)
  expect(theirs).toMatchObject({
    status: 'canceled',
    cancellation_details: { comment: 'Replaced with custom pricing' },
  })
  await control.settle()
  const { body } = await client.call(getUserBillingOverview, {})
  expect(body).toMatchObject({
    subscription: { id: subscription.id, paymentProvider: 'manual' },
    totalSpentCents: 999 + 4200,
  })
  expect((await client.call(getMe, {})).body.membershipType).toBe('pro_competitor')
  const subjects = (await control.inbox(email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /has ended/.test(subject))).toEqual([])
  expect(subjects.filter((subject) => /Your plan is now/.test(subject))).toHaveLength(1)

  const { items } = await billingAudit.list({ pk: auditPartition, limit: 50, newestFirst: true })
  expect(items.find(({ entityId }) => entityId === subscription.id)).toMatchObject({
    action: 'custom_pricing_applied',
    targetUserId: userId,
    reason: 'Judges the finals',
    oldValues: { paymentProvider: 'stripe', priceCents: 999 },
    newValues: { customPriceCents: 4200 },
  })
})

test('a request that was applied is not taken for one with other terms, and answers the same terms again', async () => {
  const { client } = await completeMember(url)
  const body = agreement(userIdOf(client))
  const first = await agree(body)
  for (const other of [
    { priceCents: 4300 },
    { billingPeriod: 'monthly' as const },
    { planId: 'pro_competitor_yearly' },
  ]) {
    const refused = expectProblem(await agree({ ...body, ...other }), 409, 'pricing_request_used')
    expect(refused.detail).toBe(
      'Custom pricing of $42.00 was already applied with this dialog. Close it and open it again.',
    )
  }
  expect((await agree(body)).body).toEqual(first.body)
  const { items } = await subscriptions.list({
    pk: `USER#${userIdOf(client)}`,
    prefix: 'SUBSCRIPTION#',
    limit: 10,
  })
  expect(items).toHaveLength(1)
})

test('documents wait for no review when an agreement makes their sender what needs none', async () => {
  const { client, userId } = await submittedBusiness(url)
  expect((await agree(agreement(userId))).status).toBe(201)
  expect((await client.call(getMe, {})).body).toMatchObject({
    membershipType: 'pro_competitor',
    status: 'active',
  })
  expect((await client.call(getMyVerification, {})).body.state).toBe('draft')
})

test('the invoice of an agreement stays made out to whom it was written to', async () => {
  const { client, userId, email } = await payingMember(url)
  const { invoice } = (await agree(agreement(userId))).body
  await changeUser(userId, { name: 'Someone Else', companyName: 'Renamed Audio' })
  const printed = await printedInvoice(client, invoice.id)
  expect(printed).toContain(email)
  expect(printed.join('\n')).not.toMatch(/Someone Else|Renamed Audio/)
})

test('what an agreement was to take the place of is over, also when the agreement never came', async () => {
  const { client, userId } = await payingMember(url)
  const { subscription } = await liveSubscriptionOf(userId)
  if (!subscription) throw new Error('there is no subscription')
  await supersede(subscription, 'Replaced with custom pricing', await control.now())
  await control.settle()
  expect((await client.call(getUserBillingOverview, {})).body.subscription).toBeUndefined()
  expect((await client.call(getMe, {})).body.membershipType).toBe('competitor')
})

test('a plan paid with PayPal ends there, too, before the agreed price begins, without a refund', async () => {
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  const order = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'paypal' } as const
  const begun = await client.call(createSubscription, { body: order })
  await answerPaypal(url, begun.body.payment)
  await client.call(settleSubscription, { body: {} })
  const { subscription: old } = await liveSubscriptionOf(userId)
  const answer = await agree(agreement(userId))
  expect(answer.status, answer.text).toBe(201)
  const paypal = await paypalClient()
  expect(await paypal.get(`/v1/billing/subscriptions/${old?.paypal?.subscriptionId}`)).toMatchObject({
    status: 'CANCELLED',
    status_change_note: 'Ended at once: Replaced with custom pricing',
  })
  // News of the old one come after the new one began.
  await control.settle()
  expect(await subscriptions.get({ userId, id: old?.id ?? '' })).toMatchObject({
    status: 'cancelled',
    cancellationReason: 'Replaced with custom pricing',
  })
  expect((await client.call(getUserBillingOverview, {})).body).toMatchObject({
    subscription: { id: answer.body.subscription.id, paymentProvider: 'manual', status: 'active' },
    totalSpentCents: 999 + 4200,
  })
  expect((await client.call(getMe, {})).body.membershipType).toBe('pro_competitor')
  const subjects = (await control.inbox(email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /has ended|will end/.test(subject))).toEqual([])
})

test('the same agreement twice, also at once, is one; another one takes its place', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  const body = agreement(userId, { billingPeriod: 'monthly' })
  const answers = await Promise.all([1, 2, 3].map(() => agree(body)))
  const ids = new Set(
    answers.filter(({ status }) => status === 201).map(({ body: { subscription } }) => subscription.id),
  )
  expect(ids.size).toBe(1)
  expect((await client.call(getUserBillingOverview, {})).body.totalSpentCents).toBe(4200)
  const other = await agree(agreement(userId, { priceCents: 100 }))
  expect(other.body.subscription.id).not.toBe([...ids][0])
  const { body: overview } = await client.call(getUserBillingOverview, {})
  expect(overview).toMatchObject({ subscription: { priceCents: 100 }, totalSpentCents: 4300 })
})

async function agreedMember() {
  const { client, email } = await completeMember(url)
  const { body } = await agree(agreement(userIdOf(client), { billingPeriod: 'monthly' }))
  return { client, email, subscription: body.subscription }
}

test('what was arranged can be paused, rests the membership and gets its days back once, however often it is resumed', async () => {
  const { client, email, subscription } = await agreedMember()
  const resumeAt = addTime(await control.now(), { days: 60 })
  const paused = await client.call(pauseSubscription, { body: { resumeAt } })
  expect(paused.body).toMatchObject({
    status: 'paused',
    resumeAt,
    originalPeriodEndAt: subscription.currentPeriodEndAt,
  })
  await control.settle()
  expect((await client.call(getMe, {})).body.membershipType).toBe('competitor')
  expectProblem(await client.call(pauseSubscription, { body: {} }), 404, 'no_active_subscription')

  const answers = await Promise.all(
    Array.from({ length: 5 }, () => client.call(resumeSubscription, { body: {} })),
  )
  for (const answer of answers.filter(({ status }) => status !== 200))
    expectProblem(answer, 404, 'no_paused_subscription')
  const after = (await client.call(getUserBillingOverview, {})).body.subscription
  const pauseDurationMs = after?.pauseDurationMs ?? 0
  expect(pauseDurationMs).toBeGreaterThan(0)
  expect(after).toMatchObject({
    status: 'active',
    currentPeriodEndAt: addTime(subscription.currentPeriodEndAt, { seconds: pauseDurationMs / 1000 }),
  })
  expect(after).not.toHaveProperty('resumeAt')
  await control.settle()
  expect((await client.call(getMe, {})).body.membershipType).toBe('pro_competitor')
  const subjects = (await control.inbox(email)).map(({ subject }) => subject)
  expect(subjects.filter((subject) => /is paused until/.test(subject))).toHaveLength(1)
  expect(subjects.filter((subject) => /has resumed/.test(subject))).toHaveLength(1)
})

test('a pause that meets a cancellation on its way brings nothing back to life', async () => {
  const { client, subscription } = await agreedMember()
  const over = { body: { reason: 'other', immediate: true } } as const
  beforeNextWrite(() => client.call(cancelSubscription, over))
  const pause = pauseManual(subscription, undefined, await control.now())
  await expect(pause).rejects.toMatchObject({ code: 'no_active_subscription' })
  expect((await client.call(getUserBillingOverview, {})).body).not.toHaveProperty('subscription')
})

test('invoices at once have a number each', async () => {
  const people = Array.from({ length: 8 }, () => aPerson())
  await putPeople(people)
  const answers = await Promise.all(
    people.map(async ({ id }) => {
      const body = agreement(id)
      let answer = await agree(body)
      for (let tries = 0; answer.status === 409 && tries < 20; tries++) answer = await agree(body)
      return answer
    }),
  )
  const numbers = answers.map(({ body }) => body.invoice?.invoiceNumber)
  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(people.length)
})

test('an agreement names the member and the plan it cannot have, and a member cannot agree with themselves', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  expectProblem(await agree(agreement(crypto.randomUUID())), 404, 'user_not_found')
  expectProblem(await agree(agreement(userId, { planId: 'gold' })), 404, 'plan_not_found')
  expectProblem(await agree(agreement(userId, { planId: 'competitor_monthly' })), 422, 'plan_free')
  expectProblem(await agree(agreement(userId, { planId: 'retailer_monthly' })), 403, 'verification_required')
  expect((await agree(agreement(userId, { priceCents: 0 }))).status).toBe(400)
  expect((await agree(agreement(userId, { reason: ' ' }))).status).toBe(400)
  const own = await client.call(createManualSubscription, { body: agreement(userId) })
  expect(own.status).toBe(403)
})

test('an agreement that was asked for is not made again when it is over by then', async () => {
  const { client } = await completeMember(url)
  const body = agreement(userIdOf(client))
  const first = await agree(body)
  await client.call(cancelSubscription, { body: { reason: 'other', immediate: true } })
  const again = await agree(body)
  expect(again.body.invoice).toEqual(first.body.invoice)
  expect(again.body.subscription).toMatchObject({ id: first.body.subscription.id, status: 'cancelled' })
  const { invoices, totalSpentCents } = (await client.call(getUserBillingOverview, {})).body
  expect(invoices).toHaveLength(1)
  expect(totalSpentCents).toBe(body.priceCents)
})
