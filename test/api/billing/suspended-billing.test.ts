import { beforeAll, expect, test } from 'vitest'
import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { paypalClient } from '#core/billing/paypal/paypal.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { createManualSubscription } from '#shared/billing/subscriptions/admin-contract.ts'
import {
  createSubscription,
  pauseSubscription,
  settleSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { reactivateUser, suspendUser } from '#shared/platform/users/admin-contract.ts'
import { beginSubscription } from '#test/support/begin-subscription.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { owingMember, payingMember } from '#test/support/paying-member.ts'
import { answerPaypal } from '#test/support/paypal.ts'
import { paypalMember } from '#test/support/paypal-member.ts'
import { planChangesOf, retailer } from '#test/support/plan-changes.ts'
import { raceRounds } from '#test/support/race-rounds.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const control = controlOf(url)

let admin: Client
beforeAll(async () => {
  admin = await demoClient(url, 'admin')
})

async function suspend(userId: string): Promise<void> {
  expectSuccess(await admin.call(suspendUser, { params: { userId }, body: { reason: 'Sold a box of air.' } }))
  await control.settle()
}

async function reactivate(userId: string): Promise<void> {
  expectSuccess(await admin.call(reactivateUser, { params: { userId } }))
  await control.settle()
}

const statusOf = async (userId: string) => (await liveSubscriptionOf(userId)).subscription?.status

test('nothing is charged while an account is suspended, and the days that were paid follow when it is open again', async () => {
  const { userId, email, subscription, providerSubscriptionId } = await payingMember(url)
  const atStripe = async () => (await stripeOf(url).subscriptions.retrieve(providerSubscriptionId)).status
  await suspend(userId)
  expect([await statusOf(userId), await atStripe()]).toEqual(['paused', 'paused'])
  const told = await control.mail(email, 'Your account is suspended')
  expect(told.text).toContain('nothing is charged while your account is suspended')

  await reactivate(userId)
  const after = (await liveSubscriptionOf(userId)).subscription
  expect(after?.status).toBe('active')
  expect(Date.parse(after?.currentPeriodEndAt ?? '')).toBeGreaterThanOrEqual(
    Date.parse(subscription.currentPeriodEndAt),
  )
  expect(await atStripe()).not.toBe('paused')
  expect((await billingAccountOf(userId)).suspensionPausedId).toBeUndefined()
})

test('what was arranged without a provider is paused and resumed, too', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  const agreed = await admin.call(createManualSubscription, {
    body: {
      userId,
      requestId: crypto.randomUUID(),
      planId: 'pro_competitor_monthly',
      billingPeriod: 'yearly',
      priceCents: 4200,
      reason: 'Judges the finals',
    },
  })
  expectSuccess(agreed)
  await suspend(userId)
  expect(await statusOf(userId)).toBe('paused')
  await reactivate(userId)
  expect(await statusOf(userId)).toBe('active')
})

test('PayPal bills no member who is suspended', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  const order = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'paypal' } as const
  const begun = await client.call(createSubscription, { body: order })
  await answerPaypal(url, begun.body.payment)
  expectSuccess(await client.call(settleSubscription, { body: {} }))
  const id = (await liveSubscriptionOf(userId)).subscription?.paypal?.subscriptionId
  const paypal = await paypalClient()
  const atPaypal = async () => {
    const { status } = (await paypal.get(`/v1/billing/subscriptions/${id}`)) as { status: string }
    return status
  }
  await suspend(userId)
  expect([await statusOf(userId), await atPaypal()]).toEqual(['paused', 'SUSPENDED'])
  await reactivate(userId)
  expect([await statusOf(userId), await atPaypal()]).toEqual(['active', 'ACTIVE'])
})

test('a renewal that could not be paid is not tried on a suspended member, and their plan ends', async () => {
  const { userId, subscription, providerSubscriptionId } = await owingMember(url)
  await suspend(userId)
  expect((await subscriptions.get({ userId, id: subscription.id }, { consistent: true }))?.status).toBe(
    'cancelled',
  )
  const stripe = stripeOf(url)
  expect((await stripe.subscriptions.retrieve(providerSubscriptionId)).status).toBe('canceled')
  const open = await stripe.invoices.list({ subscription: providerSubscriptionId, status: 'open' })
  expect(open.data).toEqual([])
})

test('a checkout that a member had begun cannot be paid while they are suspended', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  const order = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'stripe' } as const
  expectSuccess(await beginSubscription(client, order))
  const { subscription } = await liveSubscriptionOf(userId)
  await suspend(userId)
  expect(await statusOf(userId)).toBeUndefined()
  const { status } = await stripeOf(url).subscriptions.retrieve(subscription?.stripe?.subscriptionId ?? '')
  expect(status).toMatch(/^(canceled|incomplete_expired)$/)
})

test('a PayPal plan that cannot be paused ends with what was paid for it', async () => {
  const her = await paypalMember(url)
  const { asked, settle, storedOf } = planChangesOf(her)
  await answerPaypal(url, (await asked(retailer)).payment, { email: her.email })
  await settle()
  expect(await storedOf()).toMatchObject({ status: 'active', paidPlanName: 'Pro Competitor' })
  const id = (await storedOf()).paypal?.subscriptionId
  await suspend(her.userId)
  expect(await storedOf()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  const paypal = await paypalClient()
  expect(await paypal.get(`/v1/billing/subscriptions/${id}`)).toMatchObject({ status: 'CANCELLED' })
})

test('what a suspended member pays for after all is paused', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  const order = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'stripe' } as const
  const begun = await beginSubscription(client, order)
  // As if the suspension had come between the request and its answer.
  await changeUser(userId, { status: 'suspended' })
  expect(await confirmPayment(url, begun.body.payment)).toMatchObject({ status: 'succeeded' })
  await control.settle()
  const { subscription, account } = await liveSubscriptionOf(userId)
  expect([subscription?.status, account.suspensionPausedId]).toEqual(['paused', subscription?.id])
})

test('a pause of the member’s own stays theirs', async () => {
  const { client, userId } = await payingMember(url)
  expectSuccess(await client.call(pauseSubscription, { body: {} }))
  await suspend(userId)
  await reactivate(userId)
  expect(await statusOf(userId)).toBe('paused')
})

test('a member who is suspended and reactivated at once is billed as before', async () => {
  const { userId } = await payingMember(url)
  for (let round = 0; round < raceRounds; round++) {
    expectSuccess(await admin.call(suspendUser, { params: { userId }, body: { reason: 'A mistake.' } }))
    expectSuccess(await admin.call(reactivateUser, { params: { userId } }))
  }
  await control.settle()
  expect(await statusOf(userId)).toBe('active')
  expect((await billingAccountOf(userId)).suspensionPausedId).toBeUndefined()
})
