import { expect, test } from 'vitest'
import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { paymentMethods } from '#core/billing/payment-methods/payment-methods.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import {
  addPaymentMethod,
  createSetupIntent,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '#shared/billing/payment-methods/contract.ts'
import {
  cancelSubscription,
  createSubscription,
  settleSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { confirmEmailChange } from '#shared/platform/security/contract.ts'
import { updateUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { getMe, updateMe } from '#shared/platform/users/contract.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { loggedIn } from '#test/support/logged-in.ts'
import { userIdOf } from '#test/support/records.ts'
import { newAddressFor } from '#test/support/second-factor.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmCard, confirmPayment, saveCard, stripeOf } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const stripe = stripeOf(url)

const subscribe = async (client: Client) => {
  const body = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'stripe' } as const
  const begun = await client.call(createSubscription, { body })
  await confirmPayment(url, begun.body.payment)
  await client.call(settleSubscription, { body: {} })
}

const methodsOf = async (client: Client) =>
  (await client.call(getUserBillingOverview, {})).body.paymentMethods

test('on invoices and at the card provider members have the name and the address that they have here', async () => {
  const [admin, { client }] = await Promise.all([
    demoClient(url, 'admin'),
    loggedIn(url, completeMember(url)),
  ])
  await saveCard(url, client)
  const userId = userIdOf(client)
  const { stripeCustomerId = '' } = await billingAccountOf(userId)
  const atStripe = async () => {
    await controlOf(url).settle()
    return stripe.customers.retrieve(stripeCustomerId)
  }
  const { email, code } = await newAddressFor(url, client)
  await client.call(confirmEmailChange, { body: { code } })
  expect(await atStripe()).toMatchObject({ email })

  let { version } = (await client.call(getMe, {})).body
  // Each is told by a delivery of its own, and these overtake one another.
  for (const name of ['Dana One', 'Dana Two', 'Dana Three', 'Dana Four']) {
    const renamed = await client.call(updateMe, { body: { name, version } })
    version = renamed.body.version
  }
  expect(await atStripe()).toMatchObject({ email, name: 'Dana Four' })
  const edited = { name: 'Dana Five', version }
  await admin.call(updateUserAsAdmin, { params: { userId }, body: edited })
  expect(await atStripe()).toMatchObject({ email, name: 'Dana Five' })
})

test('the first card is the default; another becomes it when that is asked for, and there is only one', async () => {
  const { client } = await completeMember(url)
  const first = await saveCard(url, client)
  expect(await methodsOf(client)).toMatchObject([
    { id: first.id, brand: 'visa', last4: '4242', isDefault: true },
  ])
  const second = await saveCard(url, client, { card: 'pm_card_mastercard' })
  const defaults = async () => (await methodsOf(client)).filter((one) => one.isDefault).map(({ id }) => id)
  expect(await defaults()).toEqual([first.id])
  const third = await saveCard(url, client, { card: 'pm_card_amex', setAsDefault: true })
  expect(await defaults()).toEqual([third.id])
  const chosen = await client.call(setDefaultPaymentMethod, { params: { paymentMethodId: second.id } })
  expect(chosen.body.items.filter((one) => one.isDefault).map(({ id }) => id)).toEqual([second.id])
  expect(await defaults()).toEqual([second.id])
})

test('the card that is chosen is charged for the subscription that runs', async () => {
  const { client } = await completeMember(url)
  await subscribe(client)
  expect(await methodsOf(client)).toMatchObject([{ isDefault: true }])
  const { providerMethodId } = await saveCard(url, client, { card: 'pm_card_mastercard', setAsDefault: true })
  const found = []
  for await (const subscription of stripe.subscriptions.list({ limit: 5 }))
    if (subscription.metadata.user_id === userIdOf(client)) found.push(subscription)
  expect(found.map((one) => one.default_payment_method)).toEqual([providerMethodId])
})

test('a card of someone else, one that was not confirmed and one that does not exist are not found', async () => {
  const [{ client }, { client: other }] = await Promise.all([completeMember(url), completeMember(url)])
  await saveCard(url, client)
  const theirs = await confirmCard(url, other)
  const loose = await stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } })
  const names = [theirs, loose.id, 'pm_unknown', 'pm_card_visa', '../customers', 'seti_1']
  for (const providerMethodId of names) {
    const body = { providerMethodId, type: 'card', setAsDefault: true } as const
    const answer = await client.call(addPaymentMethod, { body })
    expect(expectProblem(answer, 404, 'payment_method_not_found').detail).toBe('Payment method not found')
  }
  const own = await saveCard(url, other)
  const params = { paymentMethodId: own.id }
  for (const route of [removePaymentMethod, setDefaultPaymentMethod])
    expectProblem(await client.call(route, { params }), 404, 'payment_method_not_found')
  expect(await methodsOf(client)).toHaveLength(1)
})

test('the only card of a subscription stays while it renews; of two removed at once one stays', async () => {
  const { client } = await completeMember(url)
  await subscribe(client)
  const [only] = await methodsOf(client)
  const params = { paymentMethodId: only?.id as `pay_${string}` }
  const refused = expectProblem(
    await client.call(removePaymentMethod, { params }),
    422,
    'payment_method_in_use',
  )
  expect(refused.detail).toContain('Add another one first')
  const second = await saveCard(url, client, { card: 'pm_card_mastercard' })
  const answers = await Promise.all(
    [params, { paymentMethodId: second.id }].map((one) => client.call(removePaymentMethod, { params: one })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const [kept] = await methodsOf(client)
  expect(kept).toMatchObject({ isDefault: true })

  await client.call(cancelSubscription, { body: { reason: 'other', immediate: false } })
  const last = { paymentMethodId: kept?.id as `pay_${string}` }
  expect((await client.call(removePaymentMethod, { params: last })).body.items).toEqual([])
})

test('without a subscription every card can go, and the default passes on', async () => {
  const { client } = await completeMember(url)
  const first = await saveCard(url, client)
  const second = await saveCard(url, client)
  const removed = await client.call(removePaymentMethod, { params: { paymentMethodId: first.id } })
  expect(removed.body.items).toMatchObject([{ id: second.id, isDefault: true }])
  const last = await client.call(removePaymentMethod, { params: { paymentMethodId: second.id } })
  expect(last.body.items).toEqual([])
  expect((await stripe.paymentMethods.retrieve(first.providerMethodId)).customer).toBeNull()
})

test('no one keeps more than twenty, and a declined card is not saved', async () => {
  const { client } = await completeMember(url)
  await saveCard(url, client)
  await expect(confirmCard(url, client, 'pm_card_chargeDeclined')).rejects.toThrow('card_declined')
  // What the provider reports of it would put the real cards in the place of the planted ones.
  await controlOf(url).settle()
  const userId = userIdOf(client)
  const kept = await paymentMethods.get({ userId }, { consistent: true })
  const [card] = kept?.items ?? []
  if (!kept || !card) throw new Error('there is no card')
  const items = Array.from({ length: 20 }, () => card)
  await commit(paymentMethods.put({ ...kept, items, version: kept.version + 1 }, { version: kept.version }))
  expectProblem(await client.call(createSetupIntent, { body: {} }), 422, 'payment_method_limit')
})
