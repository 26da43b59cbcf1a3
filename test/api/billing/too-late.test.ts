import { expect, test } from 'vitest'
import { billingAccountOf } from '#core/billing/billing/billing-accounts.ts'
import { paypalClient } from '#core/billing/paypal/paypal.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { transactions } from '#core/billing/transactions/transactions.ts'
import { setDefaultPaymentMethod } from '#shared/billing/payment-methods/contract.ts'
import {
  cancelSubscription,
  createSubscription,
  keepSubscription,
  pauseSubscription,
  previewPlanChange,
  resumeSubscription,
  settleSubscription,
  updateSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { retryPayment } from '#shared/billing/transactions/contract.ts'
import { beforeNews } from '#test/support/before-news.ts'
import type { Answer, Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { owingMember } from '#test/support/paying-member.ts'
import { answerPaypal } from '#test/support/paypal.ts'
import { raceRounds } from '#test/support/race-rounds.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { saveCard, stripeOf } from '#test/support/stripe.ts'
import { subscribedMember } from '#test/support/subscribed-member.ts'

const { url } = sharedCloud()
const stripe = stripeOf(url)

const yearly = { planId: 'pro_competitor_yearly', billingPeriod: 'yearly' } as const
const free = { planId: 'competitor_monthly', billingPeriod: 'monthly' } as const
type Choice = typeof yearly | typeof free

const confirm = (client: Client, choice: Choice, previewId: `prv_${string}`) =>
  client.call(updateSubscription, { body: { ...choice, previewId } })

type Ask = (client: Client, previewId: `prv_${string}`) => Promise<Answer>
const requests: [string, Ask, code: string][] = [
  ['a preview', (client) => client.call(previewPlanChange, { body: yearly }), 'no_active_subscription'],
  ['an upgrade', (client, previewId) => confirm(client, yearly, previewId), 'no_active_subscription'],
  ['a downgrade', (client, previewId) => confirm(client, free, previewId), 'no_active_subscription'],
  ['a pause', (client) => client.call(pauseSubscription, { body: {} }), 'no_active_subscription'],
  ['keeping it', (client) => client.call(keepSubscription, { body: {} }), 'no_active_subscription'],
]

test.each(requests)(
  'a subscription that ended at the card provider a moment ago refuses %s',
  async (name, ask, code) => {
    const { client, providerId } = await subscribedMember(url)
    await beforeNews(url, async () => {
      const choice = name === 'a downgrade' ? free : yearly
      const shown = await client.call(previewPlanChange, { body: choice })
      await stripe.subscriptions.cancel(providerId)
      expectProblem(await ask(client, shown.body.id), 404, code)
    })
    expect((await liveSubscriptionOf(userIdOf(client))).subscription).toBeUndefined()
  },
)

test('a plan change during an immediate cancellation is refused, made, or told to look again', async () => {
  for (let round = 0; round < raceRounds; round++) {
    const choice = round % 2 === 0 ? yearly : free
    const { client } = await subscribedMember(url)
    const shown = await client.call(previewPlanChange, { body: choice })
    const [changed, cancelled] = await Promise.all([
      confirm(client, choice, shown.body.id),
      client.call(cancelSubscription, { body: { reason: 'other', immediate: true } }),
    ])
    expect([200, 404, 409], changed.text).toContain(changed.status)
    expect([200, 404, 409], cancelled.text).toContain(cancelled.status)
  }
})

test('a pause that was ended by the end of the subscription cannot be resumed', async () => {
  const { client, providerId } = await subscribedMember(url)
  await client.call(pauseSubscription, { body: {} })
  await beforeNews(url, async () => {
    await stripe.subscriptions.cancel(providerId)
    expectProblem(await client.call(resumeSubscription, { body: {} }), 404, 'no_paused_subscription')
  })
})

test('what someone else released or changed is no obstacle', async () => {
  const { client, providerId } = await subscribedMember(url)
  const down = await client.call(previewPlanChange, { body: yearly })
  await confirm(client, yearly, down.body.id)
  await beforeNews(url, async () => {
    const { schedule } = await stripe.subscriptions.retrieve(providerId)
    if (schedule) await stripe.subscriptionSchedules.release(String(schedule))
    expect((await client.call(keepSubscription, { body: {} })).status).toBe(200)
    expect((await client.call(pauseSubscription, { body: {} })).body).toMatchObject({ status: 'paused' })
  })
})

test('an invoice that was voided meanwhile is no longer paid, and a card that is gone is not found', async () => {
  const { client, failed } = await owingMember(url)
  const card = await saveCard(url, client)
  await beforeNews(url, async () => {
    const row = await transactions.get({ userId: failed.userId, id: failed.id })
    await stripe.invoices.voidInvoice(row?.providerInvoiceId ?? '')
    const params = { transactionId: failed.id }
    const again = await client.call(retryPayment, { params, body: { paymentMethodId: card.id } })
    expectProblem(again, 409, 'payment_not_retryable')
    await stripe.paymentMethods.detach(card.providerMethodId)
    const preferred = await client.call(setDefaultPaymentMethod, { params: { paymentMethodId: card.id } })
    expectProblem(preferred, 404, 'payment_method_not_found')
  })
})

test('a card that is typed pays no invoice that was voided meanwhile', async () => {
  const { client, failed, userId } = await owingMember(url)
  await beforeNews(url, async () => {
    const customer = (await billingAccountOf(userId)).stripeCustomerId ?? ''
    for (const { id } of (await stripe.customers.listPaymentMethods(customer)).data)
      await stripe.paymentMethods.detach(id)
    const row = await transactions.get({ userId, id: failed.id })
    await stripe.invoices.voidInvoice(row?.providerInvoiceId ?? '')
    const typed = await client.call(retryPayment, { params: { transactionId: failed.id }, body: {} })
    expectProblem(typed, 409, 'payment_not_retryable')
  })
})

test('at PayPal, too, what has ended there is not paused or resumed here', async () => {
  const { client } = await completeMember(url)
  const body = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'paypal' } as const
  const begun = await client.call(createSubscription, { body })
  await answerPaypal(url, begun.body.payment)
  await client.call(settleSubscription, { body: {} })
  const { subscription } = await liveSubscriptionOf(userIdOf(client))
  const path = `/v1/billing/subscriptions/${subscription?.paypal?.subscriptionId}`
  const paypal = await paypalClient()
  await beforeNews(url, async () => {
    await paypal.post(`${path}/cancel`, { body: { reason: 'Ended at once: by the test' } })
    expectProblem(await client.call(pauseSubscription, { body: {} }), 404, 'no_active_subscription')
    expectProblem(await client.call(resumeSubscription, { body: {} }), 404, 'no_paused_subscription')
  })
})
