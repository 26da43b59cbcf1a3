import { expect, test } from 'vitest'
import {
  type BillingAccount,
  billingAccountOf,
  changeBillingAccount,
} from '#core/billing/billing/billing-accounts.ts'
import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { createSubscription as beginSubscription } from '#functions/api/billing/subscriptions/create-subscription.ts'
import { getPaymentConfiguration, getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import {
  createSubscription,
  discardSubscription,
  settleSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { getMyVerification } from '#shared/platform/verifications/contract.ts'
import { beforeNextWrite } from '#test/support/before-next-write.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'
import { submittedBusiness } from '#test/support/verification-documents.ts'
import { worldRequest } from '#test/support/world-request.ts'

const { url } = sharedCloud()
const stripe = stripeOf(url)
const control = controlOf(url)

const pro = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'stripe' } as const

const customersOf = async (userId: string) => {
  const found = []
  for await (const customer of stripe.customers.list({ limit: 100 }))
    if (customer.metadata.user_id === userId) found.push(customer.id)
  return found
}

test('a membership changes when it is paid, not before, and the receipt comes once', async () => {
  const { client, email } = await completeMember(url)
  const begun = await client.call(createSubscription, { body: pro })
  expect(begun.status).toBe(201)
  expect(begun.body.payment).toMatchObject({ kind: 'card', intent: 'payment', amountDueCents: 999 })
  await control.settle()
  expect((await client.call(getMe, {})).body.membershipType).toBe('competitor')
  expect((await client.call(getUserBillingOverview, {})).body).toMatchObject({ totalSpentCents: 0 })

  expect(await confirmPayment(url, begun.body.payment)).toMatchObject({ status: 'succeeded' })
  const settled = await client.call(settleSubscription, { body: {} })
  expect(settled.body.subscription).toMatchObject({ status: 'active', planId: pro.planId, priceCents: 999 })
  await control.settle()

  expect((await client.call(getMe, {})).body).toMatchObject({
    membershipType: 'pro_competitor',
    subscriptionPlan: 'pro_competitor_monthly',
  })
  const { body } = await client.call(getUserBillingOverview, {})
  expect(body.transactions).toHaveLength(1)
  expect(body).toMatchObject({
    subscription: { status: 'active', paymentProvider: 'stripe' },
    totalSpentCents: 999,
    transactions: [{ type: 'payment', status: 'succeeded', amountCents: 999 }],
    invoices: [{ status: 'paid', totalCents: 999, amountPaidCents: 999 }],
    paymentMethods: [{ type: 'card', brand: 'visa', last4: '4242' }],
    failedPayments: [],
  })
  const receipts = (await control.inbox(email)).filter(({ subject }) => subject.includes('receipt'))
  expect(receipts.map(({ subject }) => subject)).toEqual(['Your receipt for $9.99'])
})

test('a business that pays for Pro instead of waiting for its approval waits no more, nor do its documents', async () => {
  const { client } = await submittedBusiness(url)
  const begun = await client.call(createSubscription, { body: pro })
  await confirmPayment(url, begun.body.payment)
  expect((await client.call(settleSubscription, { body: {} })).status).toBe(200)
  expect((await client.call(getMe, {})).body).toMatchObject({
    membershipType: 'pro_competitor',
    status: 'active',
    verificationStatus: 'verified',
  })
  const verification = (await client.call(getMyVerification, {})).body
  expect(verification).toMatchObject({ state: 'draft', documents: [{ name: 'license.pdf' }] })
})

test('one of two simultaneous subscribes wins; there is one customer and one subscription', async () => {
  const { client } = await completeMember(url)
  const answers = await Promise.all([1, 2].map(() => client.call(createSubscription, { body: pro })))
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1)
  for (const answer of answers.filter(({ status }) => status !== 201))
    expectProblem(answer, 409, 'subscription_in_progress')
  const customers = await customersOf(userIdOf(client))
  expect(customers).toHaveLength(1)
  const { data } = await stripe.subscriptions.list({ customer: customers[0] ?? '', status: 'all' })
  expect(data).toHaveLength(1)
})

/** Begins one in this process, while something else happens between what it reads and what it writes. */
async function beginMeanwhile(userId: string, happens: () => Promise<unknown>) {
  const request = await worldRequest(control, userId, { body: pro })
  beforeNextWrite(happens)
  return beginSubscription(request)
}

test('news of a member that comes while they subscribe refuses no one; another place to pay taxes does', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  const change = async (changes: Partial<BillingAccount>) =>
    commit(changeBillingAccount(await billingAccountOf(userId), changes))
  const moved = beginMeanwhile(userId, () =>
    change({ billingAddress: { country: 'CA', postalCode: 'M5V 2T6' } }),
  )
  await expect(moved).rejects.toMatchObject({ code: 'subscription_in_progress' })
  const { subscription } = await beginMeanwhile(userId, () => change({ creditCents: 0 }))
  expect(subscription).toMatchObject({ planId: pro.planId, status: 'incomplete' })
  const again = await client.call(createSubscription, { body: pro })
  expect(again.body.subscription.id).toBe(subscription.id)
})

test('a member whose place was taken while they subscribed hears so', async () => {
  const { client } = await completeMember(url)
  const late = beginMeanwhile(userIdOf(client), () => client.call(createSubscription, { body: pro }))
  await expect(late).rejects.toMatchObject({ code: 'subscription_in_progress' })
  const [customer = ''] = await customersOf(userIdOf(client))
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' })
  expect(data).toHaveLength(1)
})

test('a reload goes on with the same subscription; another plan gives it up, and giving up frees the place', async () => {
  const { client } = await completeMember(url)
  const first = await client.call(createSubscription, { body: pro })
  const again = await client.call(createSubscription, { body: pro })
  expect(again.body).toEqual(first.body)
  const yearly = { ...pro, planId: 'pro_competitor_yearly', billingPeriod: 'yearly' } as const
  const other = await client.call(createSubscription, { body: yearly })
  expect(other.body.subscription.id).not.toBe(first.body.subscription.id)
  expect((await client.call(discardSubscription, { body: {} })).status).toBe(204)
  await control.settle()
  const [customer = ''] = await customersOf(userIdOf(client))
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' })
  expect(data.map(({ status }) => status)).toEqual(['incomplete_expired', 'incomplete_expired'])
  expect((await client.call(settleSubscription, { body: {} })).body).toEqual({})
})

test('a subscription started at another price is given up: no one pays another one than the plan costs now', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  const begun = await client.call(createSubscription, { body: pro })
  // What the provider reports it would bring the price of today back.
  await control.settle()
  const named = { userId, id: begun.body.subscription.id }
  const attempt = await subscriptions.get(named, { consistent: true })
  if (!attempt) throw new Error('nothing was begun')
  const earlier = { ...attempt, priceCents: 1299, version: attempt.version + 1 }
  await commit(subscriptions.put(earlier, { version: attempt.version }))
  const again = await client.call(createSubscription, { body: pro })
  expect(again.body.subscription.id).not.toBe(named.id)
  expect(again.body.payment).toMatchObject({ amountDueCents: 999 })
  expect(await confirmPayment(url, begun.body.payment)).toHaveProperty('error')
})

test('credit that leaves nothing to pay asks for a card for later, which pays the renewal', async () => {
  const { client } = await completeMember(url)
  await client.call(createSubscription, { body: pro })
  await client.call(discardSubscription, { body: {} })
  const [customer = ''] = await customersOf(userIdOf(client))
  await stripe.customers.createBalanceTransaction(customer, { amount: -1500, currency: 'usd' })
  const begun = await client.call(createSubscription, { body: pro })
  expect(begun.body).toMatchObject({
    subscription: { status: 'active' },
    payment: { kind: 'card', intent: 'setup', amountDueCents: 0 },
  })
  expect(await confirmPayment(url, begun.body.payment)).toMatchObject({ status: 'succeeded' })
  await client.call(settleSubscription, { body: {} })
  const { data } = await stripe.subscriptions.list({ customer })
  expect(data[0]?.default_payment_method).toMatch(/^pm_/)
})

test('a plan is named with its own period, and the free one is not sold', async () => {
  const { client } = await completeMember(url)
  const wrong = await client.call(createSubscription, { body: { ...pro, billingPeriod: 'yearly' } })
  expect(expectProblem(wrong, 400, 'plan_period_mismatch').errors?.[0]?.path).toBe('body.billingPeriod')
  const free = await client.call(createSubscription, { body: { ...pro, planId: 'competitor_monthly' } })
  expectProblem(free, 422, 'plan_free')
  const none = await client.call(createSubscription, { body: { ...pro, planId: 'gold' } })
  expectProblem(none, 404, 'plan_not_found')
})

test('the browser learns the publishable key and nothing secret', async () => {
  const { client } = await completeMember(url)
  const { body, text } = await client.call(getPaymentConfiguration, {})
  expect(body).toMatchObject({ mode: 'test', stripe: { active: true, publishableKey: 'pk_test_laptop' } })
  expect(text).not.toContain('sk_test')
  expect(text).not.toContain('whsec')
})

test('business plans are sold to businesses that were approved, and none to administrators', async () => {
  const { client } = await completeMember(url)
  const id = userIdOf(client)
  const retailer = { ...pro, planId: 'retailer_monthly' }
  const refused = await client.call(createSubscription, { body: retailer })
  expect(expectProblem(refused, 403, 'verification_required').detail).toContain(
    'Apply for it in your profile',
  )
  await changeUser(id, { approvedMembership: 'manufacturer' })
  expectProblem(await client.call(createSubscription, { body: retailer }), 403, 'verification_required')
  await changeUser(id, { approvedMembership: 'retailer' })
  expect((await client.call(createSubscription, { body: retailer })).status).toBe(201)
  await changeUser(id, { membershipType: 'admin' })
  const plans = [pro, retailer].map((body) => client.call(createSubscription, { body }))
  for (const answer of await Promise.all(plans))
    expect(expectProblem(answer, 403, 'verification_required').detail).toBe(
      'Administrators do not have a plan.',
    )
})
