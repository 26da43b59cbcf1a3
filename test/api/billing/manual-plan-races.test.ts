import { expect, test } from 'vitest'
import { expirePlanUpgrades } from '#core/billing/subscriptions/manual/expire-plan-upgrades.ts'
import { upgradeManualPlan } from '#core/billing/subscriptions/manual/upgrade-manual-plan.ts'
import { planChangeOf } from '#core/billing/subscriptions/plan-change.ts'
import { planChangePreviews } from '#core/billing/subscriptions/plan-change-previews.ts'
import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { users } from '#core/platform/users/users.ts'
import { createManualSubscription } from '#shared/billing/subscriptions/admin-contract.ts'
import { cancelSubscription, pauseSubscription } from '#shared/billing/subscriptions/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { arrangedMember } from '#test/support/arranged-member.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import {
  type Choice,
  manufacturer,
  planChangesOf,
  retailer,
  upgradeInvoicesOf,
} from '#test/support/plan-changes.ts'
import { raceRounds } from '#test/support/race-rounds.ts'
import { changeUser } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment } from '#test/support/stripe.ts'
import { withoutNews } from '#test/support/without-news.ts'

const { url } = sharedCloud()
const control = controlOf(url)

async function member() {
  const arranged = await arrangedMember(url)
  return { ...arranged, ...planChangesOf(arranged) }
}
type Member = Awaited<ReturnType<typeof member>>

const statusesOf = async ({ userId }: Member) =>
  (await upgradeInvoicesOf(url, userId)).map(({ status }) => status).toSorted()
/** All rounds at once, each with a member of its own. */
const inRounds = (race: () => Promise<void>) => Promise.all(Array.from({ length: raceRounds }, race))

test('the later of two upgrades counts, and the earlier one can no longer be paid', async () => {
  const her = await member()
  const first = await her.asked(retailer)
  await changeUser(her.userId, { approvedMembership: 'manufacturer' })
  const second = await her.asked(manufacturer)
  expect(await statusesOf(her)).toEqual(['open', 'void'])
  const refused = await confirmPayment(url, first.payment)
  expect(refused).toMatchObject({ error: { code: 'payment_intent_unexpected_state' } })
  await confirmPayment(url, second.payment)
  await her.settle()
  expect((await her.overview()).subscription).toMatchObject({ planId: 'manufacturer_monthly' })
})

test('a paid upgrade that nothing waits for is refunded, once', async () => {
  const her = await member()
  const { payment, preview } = await her.asked(retailer)
  // As if taking the invoice back had broken off.
  await her.alter({ pendingPlan: undefined })
  await confirmPayment(url, payment)
  await her.settle()
  await control.settle()
  const { subscription, totalSpentCents, transactions } = await her.overview()
  expect({ planId: subscription?.planId, totalSpentCents }).toEqual({
    planId: 'pro_competitor_monthly',
    totalSpentCents: 999,
  })
  const due = preview.amountDueCents
  const moved = transactions.map(({ type, status, amountCents }) => `${type} ${status} ${amountCents}`)
  expect(moved.toSorted()).toEqual(
    ['payment succeeded 999', `payment refunded ${due}`, `refund succeeded ${due}`].toSorted(),
  )
})

test('two changes confirmed at the same time leave one that can be paid', async () => {
  await inRounds(async () => {
    const her = await member()
    const confirmed = []
    for (const choice of [retailer, manufacturer]) {
      await changeUser(her.userId, { approvedMembership: choice === retailer ? 'retailer' : 'manufacturer' })
      confirmed.push(await shownTo(her, choice))
    }
    const answers = await Promise.allSettled(confirmed.map((confirm) => confirm()))
    for (const answer of answers)
      if (answer.status === 'fulfilled') await confirmPayment(url, answer.value.payment)
    await her.settle()
    await control.settle()
    const { subscription, totalSpentCents } = await her.overview()
    const paid = (await upgradeInvoicesOf(url, her.userId)).filter(({ status }) => status === 'paid')
    expect(await statusesOf(her)).not.toContain('open')
    expect(paid.map(({ metadata }) => metadata?.plan_name)).toContain(subscription?.planName)
    const [standing] = paid.filter(({ metadata }) => metadata?.plan_name === subscription?.planName)
    expect(totalSpentCents).toBe(999 + (standing?.amount_paid ?? 0))
  })
})

/** What a tab does that was shown a change and confirms it, whatever another one was shown since. */
async function shownTo(her: Member, choice: Choice) {
  await her.shown(choice)
  const preview = await planChangePreviews.get(her, { consistent: true })
  const user = await users.get({ id: her.userId }, { consistent: true })
  if (!preview || !user) throw new Error('nothing was shown')
  const now = await control.now()
  const change = await planChangeOf(user, choice, now)
  return () => upgradeManualPlan(user, change, preview, now)
}

test('the same confirmation many times at once is one invoice', async () => {
  const her = await member()
  const { id } = await her.shown(retailer)
  const answers = await Promise.all([1, 2, 3, 4].map(() => her.confirm(retailer, id)))
  const secrets = answers.flatMap(({ body }) =>
    body.payment?.kind === 'card' ? [body.payment.clientSecret] : [],
  )
  expect(new Set(secrets).size).toBe(1)
  expect(await statusesOf(her)).toEqual(['open'])
})

test('whatever comes first of paying and cancelling at once, no one has paid for nothing', async () => {
  await inRounds(async () => {
    const her = await member()
    const { payment, preview } = await her.asked(retailer)
    await Promise.all([
      confirmPayment(url, payment),
      her.client.call(cancelSubscription, { body: { reason: 'other', immediate: true } }),
    ])
    await her.settle()
    await control.settle()
    const { totalSpentCents, subscription } = await her.overview()
    expect(subscription).toBeUndefined()
    const row = await subscriptions.get(her.subscription, { consistent: true })
    const due = row?.planId === 'retailer_monthly' ? preview.amountDueCents : 0
    expect(totalSpentCents).toBe(999 + due)
    expect(await statusesOf(her)).not.toContain('open')
  })
})

test('a member who cancels, pauses or gets another agreement is no longer asked for the upgrade', async () => {
  const admin = await demoClient(url, 'admin')
  const leaves: ((her: Member) => Promise<{ status: number }>)[] = [
    ({ client }) => client.call(cancelSubscription, { body: { reason: 'other', immediate: false } }),
    ({ client }) => client.call(cancelSubscription, { body: { reason: 'other', immediate: true } }),
    ({ client }) => client.call(pauseSubscription, { body: {} }),
    ({ userId }) =>
      admin.call(createManualSubscription, {
        body: {
          userId,
          requestId: crypto.randomUUID(),
          planId: 'pro_competitor_monthly',
          billingPeriod: 'monthly',
          priceCents: 100,
          reason: 'Judges the finals',
        },
      }),
  ]
  await Promise.all(
    leaves.map(async (leave) => {
      const her = await member()
      await her.asked(retailer)
      expect((await leave(her)).status).toBeLessThan(300)
      const row = await subscriptions.get(her.subscription, { consistent: true })
      expect(row).not.toHaveProperty('pendingPlan')
      expect(await statusesOf(her)).toEqual(['void'])
    }),
  )
})

test('an upgrade lapses after an hour, unless it was paid in the meantime', async () => {
  const [lapses, pays] = await Promise.all([member(), member()])
  await lapses.asked(retailer)
  const { payment } = await pays.asked(retailer)
  await withoutNews(url, async () => {
    await confirmPayment(url, payment)
    await expirePlanUpgrades(addTime(await control.now(), { hours: 1 }))
  })
  const { subscription } = await lapses.overview()
  expect(subscription).toMatchObject({ planId: 'pro_competitor_monthly' })
  expect(subscription).not.toHaveProperty('pendingPlan')
  expect(await statusesOf(lapses)).toEqual(['void'])
  expect((await pays.overview()).subscription).toMatchObject({ planId: 'retailer_monthly' })
})
