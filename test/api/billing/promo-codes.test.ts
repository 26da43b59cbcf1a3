import { expect, test } from 'vitest'
import { promoRedemptions } from '#core/billing/promo-codes/promo-redemptions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { checkPromoCode } from '#shared/billing/promo-codes/contract.ts'
import {
  cancelSubscription,
  createSubscription,
  discardSubscription,
  settleSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { putPromoCode, usesOf } from '#test/support/promo-codes.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'
import { pro } from '#test/support/subscribed-member.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const stripe = stripeOf(url)

const past = async () => addTime(await control.now(), { minutes: -1 })
const yearly = { ...pro, planId: 'pro_competitor_yearly', billingPeriod: 'yearly' } as const

test('a code is checked by every rule of its own, however it is typed, and reserves nothing', async () => {
  const { client } = await completeMember(url)
  const fifth = await putPromoCode()
  const check = (code: string, planId: string = pro.planId) =>
    client.call(checkPromoCode, { body: { code, planId } })
  expect((await check(` ${fifth.code.toLowerCase()} `)).body).toEqual({
    code: fifth.code,
    type: 'percentage',
    value: 20,
    description: fifth.description,
    discountCents: 200,
    totalCents: 799,
  })
  const refused: [Parameters<typeof putPromoCode>[0], string, string][] = [
    [{ isActive: false }, 'promo_invalid', 'Invalid promo code'],
    [{ validUntil: await past() }, 'promo_expired', 'Promo code has expired'],
    [{ usageLimit: 2, usageCount: 2 }, 'promo_limit', 'Promo code usage limit reached'],
    [{ planIds: ['retailer_monthly'] }, 'promo_plan', 'Promo code does not apply to this plan'],
  ]
  for (const [fields, code, sentence] of refused) {
    const promo = await putPromoCode(fields)
    expect(expectProblem(await check(promo.code), 422, code).detail).toBe(sentence)
    const order = { body: { ...pro, promoCode: promo.code } }
    expect(expectProblem(await client.call(createSubscription, order), 422, code).detail).toBe(sentence)
  }
  expect(expectProblem(await check('no such code'), 422, 'promo_invalid').detail).toBe('Invalid promo code')
  expectProblem(await check('NOSUCHCODE'), 422, 'promo_invalid')
  expectProblem(await check(fifth.code, 'gold'), 404, 'plan_not_found')
  expect(await usesOf(fifth)).toBe(0)
})

test('a code counts once it is paid, takes off what it said, and is used by then', async () => {
  const { client } = await completeMember(url)
  const promo = await putPromoCode({ type: 'fixed_amount', value: 500 })
  const order = { ...pro, promoCode: promo.code.toLowerCase() }
  const begun = await client.call(createSubscription, { body: order })
  expect(begun.body.payment).toMatchObject({ kind: 'card', intent: 'payment', amountDueCents: 499 })
  expect(begun.body.subscription).toMatchObject({ discountCents: 500, discountAhead: true })
  expect((await client.call(createSubscription, { body: order })).body.payment).toEqual(begun.body.payment)
  expect(await usesOf(promo)).toBe(1)
  await confirmPayment(url, begun.body.payment)
  const { body } = await client.call(settleSubscription, { body: {} })
  expect(body.subscription).toMatchObject({ status: 'active', promoCodeId: promo.id })
  // It counted for the payment that was made, and the next one is not reduced.
  expect(body.subscription).not.toHaveProperty('discountCents')
  await control.settle()
  expect(await client.call(getUserBillingOverview, {})).toMatchObject({
    body: { totalSpentCents: 499, invoices: [{ discountCents: 500, totalCents: 499 }] },
  })
  await client.call(cancelSubscription, { body: { reason: 'other', immediate: true } })
  const again = await client.call(createSubscription, { body: order })
  expect(expectProblem(again, 422, 'promo_used').detail).toBe('You have already used this promo code')
  const checked = await client.call(checkPromoCode, { body: { code: promo.code, planId: pro.planId } })
  expectProblem(checked, 422, 'promo_used')
  expect(await usesOf(promo)).toBe(1)
})

test('one of twenty simultaneous members gets the last use of a code', async () => {
  const promo = await putPromoCode({ usageLimit: 1 })
  const members = await Promise.all(Array.from({ length: 20 }, () => completeMember(url)))
  const answers = await Promise.all(
    members.map(({ client }) => client.call(createSubscription, { body: { ...pro, promoCode: promo.code } })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect(expectProblem(answer, 422, 'promo_limit').detail).toBe('Promo code usage limit reached')
  expect(await usesOf(promo)).toBe(1)
})

test('one member in two tabs uses a code once', async () => {
  const { client } = await completeMember(url)
  const promo = await putPromoCode()
  const answers = await Promise.all(
    [pro, yearly].map((plan) =>
      client.call(createSubscription, { body: { ...plan, promoCode: promo.code } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1)
  for (const answer of answers.filter(({ status }) => status !== 201))
    if (answer.status === 422)
      expect(expectProblem(answer, 422, 'promo_used').detail).toBe('You have already used this promo code')
    else expectProblem(answer, 409, 'subscription_in_progress')
  expect(await usesOf(promo)).toBe(1)
})

test('a code is free again when its checkout is given up, lapses, or goes on with another plan', async () => {
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  const promo = await putPromoCode({ usageLimit: 1 })
  const order = { ...pro, promoCode: promo.code }
  const begun = await client.call(createSubscription, { body: order })
  const declined = await confirmPayment(url, begun.body.payment, 'pm_card_chargeCustomerFail')
  expect(declined.error?.code).toBe('card_declined')
  expect(await usesOf(promo)).toBe(1)
  const other = await client.call(createSubscription, { body: { ...yearly, promoCode: promo.code } })
  expect(other.body.subscription).toMatchObject({ planId: yearly.planId, promoCodeId: promo.id })
  expect(await usesOf(promo)).toBe(1)
  expect((await client.call(discardSubscription, { body: {} })).status).toBe(204)
  expect(await usesOf(promo)).toBe(0)

  const without = await client.call(createSubscription, { body: pro })
  const withCode = await client.call(createSubscription, { body: order })
  expect(withCode.body.subscription.id).not.toBe(without.body.subscription.id)
  const held = await promoRedemptions.get({ userId, promoId: promo.id }, { consistent: true })
  if (!held) throw new Error('nothing is reserved')
  await control.run('release_promo_reservations')
  expect(await usesOf(promo)).toBe(1)
  const lapsed = { ...held, reservedUntil: await past(), version: held.version + 1 }
  await commit(promoRedemptions.put(lapsed, { version: held.version }))
  await Promise.all([1, 2].map(() => control.run('release_promo_reservations')))
  await control.settle()
  expect(await usesOf(promo)).toBe(0)
  expect((await client.call(settleSubscription, { body: {} })).body).toEqual({})
  expect(await confirmPayment(url, withCode.body.payment)).toHaveProperty('error')
})

test('a code that leaves nothing to pay asks for a card for later, and the membership begins', async () => {
  const { client } = await completeMember(url)
  const promo = await putPromoCode({
    value: 100,
    code: `ALL_${crypto.randomUUID().slice(0, 8)}`.toUpperCase(),
  })
  const begun = await client.call(createSubscription, { body: { ...pro, promoCode: promo.code } })
  expect(begun.body).toMatchObject({
    subscription: { status: 'active' },
    payment: { kind: 'card', intent: 'setup', amountDueCents: 0 },
  })
  expect(await confirmPayment(url, begun.body.payment)).toMatchObject({ status: 'succeeded' })
  await client.call(settleSubscription, { body: {} })
  await control.settle()
  expect((await client.call(getMe, {})).body.membershipType).toBe('pro_competitor')
  const { body } = await client.call(getUserBillingOverview, {})
  expect(body).toMatchObject({ totalSpentCents: 0, transactions: [], paymentMethods: [{ last4: '4242' }] })
  for await (const theirs of stripe.subscriptions.list({ limit: 5 }))
    if (theirs.metadata.subscription_id === begun.body.subscription.id)
      expect(theirs.default_payment_method).toMatch(/^pm_/)
  expect(await usesOf(promo)).toBe(1)
})
