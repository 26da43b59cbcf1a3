import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  exportBillingData,
  getAdminBillingStats,
  listAllTransactions,
} from '#shared/billing/billing/admin-contract.ts'
import { listBillingAudit } from '#shared/billing/billing-audit/contract.ts'
import { discardSubscription } from '#shared/billing/subscriptions/contract.ts'
import { processRefund } from '#shared/billing/transactions/contract.ts'
import { getWebhookStats, listWebhookLogs, retryWebhook } from '#shared/billing/webhooks/admin-contract.ts'
import { beginSubscription } from '#test/support/begin-subscription.ts'
import { aTransaction, putTransactions, putWebhookLog } from '#test/support/billing-records.ts'
import type { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { everyItem } from '#test/support/every-item.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { owingMember, payingMember } from '#test/support/paying-member.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { confirmPayment, stripeOf } from '#test/support/stripe.ts'
import { pro } from '#test/support/subscribed-member.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const stripe = stripeOf(url)

async function anAdministrator(): Promise<Client> {
  const { client } = await completeMember(url)
  await changeUser(userIdOf(client), { membershipType: 'admin' })
  return client
}

const statsOf = async (admin: Client) => {
  await control.settle()
  return (await admin.call(getAdminBillingStats, {})).body
}

test('the figures follow a plan of its own through payment, refund and failure, however often the stream repeats', async () => {
  const admin = await anAdministrator()
  const { client } = await completeMember(url)
  const userId = userIdOf(client)
  const planName = `Plan ${crypto.randomUUID()}`
  const failedAt = await control.now()
  const failed = aTransaction(userId, { status: 'failed', failedAt, amountCents: 700, planName })
  const before = await statsOf(admin)
  await control.switches({ streamCopies: 3 })
  await putTransactions([aTransaction(userId, { planName, amountCents: 1000 }), failed])
  await putTransactions([
    aTransaction(userId, { planName, amountCents: 500, refundedCents: 200, status: 'partially_refunded' }),
    aTransaction(userId, { type: 'refund', planName, amountCents: 200 }),
  ])
  const after = await statsOf(admin)
  await control.switches({ streamCopies: 1 })
  expect(after.revenueByPlan.find((one) => one.planName === planName)).toEqual({
    planName,
    subscriberCount: 0,
    revenueCents: 1300,
  })
  expect(after.failedPayments).toBeGreaterThan(before.failedPayments)
  expect(after.totalRevenueCents - before.totalRevenueCents).toBeGreaterThanOrEqual(1300)
  expect(after.recentTransactions).toHaveLength(10)
})

test('a subscription counts while it runs, and what is refunded is no revenue', async () => {
  const [admin, paying] = await Promise.all([anAdministrator(), payingMember(url)])
  await control.settle()
  const listed = async () => {
    const query = { userId: paying.userId }
    const { items } = (await admin.call(listAllTransactions, { query })).body
    return items.find(({ id }) => id === paying.payment.id)
  }
  expect(await listed()).toMatchObject({ userEmail: paying.email, refundableCents: 999 })
  const of = (stats: Awaited<ReturnType<typeof statsOf>>) =>
    stats.revenueByPlan.find(({ planName }) => planName === 'Pro Competitor')
  expect(of(await statsOf(admin))?.subscriberCount).toBeGreaterThan(0)
  const params = { transactionId: paying.payment.id }
  const { userId } = paying
  const body = { userId, requestId: crypto.randomUUID(), amountCents: 999, reason: 'Test' }
  expect((await admin.call(processRefund, { params, body })).status).toBe(200)
  expect(await listed()).toMatchObject({ refundableCents: 0 })
})

test('a checkout that no one tried to pay is no failed payment, a declined one is', async () => {
  const [admin, { client }] = await Promise.all([anAdministrator(), completeMember(url)])
  const before = (await statsOf(admin)).failedPayments
  await beginSubscription(client, pro)
  await client.call(discardSubscription, { body: {} })
  expect((await statsOf(admin)).failedPayments).toBe(before)

  const { body } = await beginSubscription(client, pro)
  await confirmPayment(url, body.payment, 'pm_card_chargeCustomerFail')
  await client.call(discardSubscription, { body: {} })
  expect((await statsOf(admin)).failedPayments).toBe(before + 1)
})

test('the export has the days that are asked for, the first and not the last, with whose they are', async () => {
  const admin = await anAdministrator()
  const { client, email } = await completeMember(url)
  const userId = userIdOf(client)
  const at = (day: string) => `2019-${day}T00:00:00.000Z`
  const rows = ['02-28', '03-01', '03-30', '03-31'].map((day, index) =>
    aTransaction(userId, { createdAt: at(day), amountCents: 100 + index, description: '@SUM(1)' }),
  )
  await putTransactions(rows)
  const body = { startDate: '2019-03-01', endDate: '2019-03-31' }
  const answer = await admin.call(exportBillingData, { body })
  expect(answer.body.rows).toBe(2)
  const lines = answer.body.csv.trimEnd().split('\r\n')
  expect(lines[0]).toContain('Amount,Refunded,Tax,Currency')
  expect(lines[1]).toContain(',1.02,0.00,0.00,USD,')
  expect(lines[2]).toContain(`'@SUM(1),1.01,0.00,0.00,USD,`)
  expect(lines[2]).toContain(email)
  const entries = await everyItem(admin, listBillingAudit, { query: { userId: userIdOf(admin) } })
  expect(entries.find(({ action }) => action === 'billing_export')).toMatchObject({
    newValues: { from: at('03-01'), to: at('03-31') },
  })
})

test('events are found by a part of their type or id, and counted by how they stand', async () => {
  const admin = await anAdministrator()
  const eventType = `invoice.${crypto.randomUUID()}`
  const failed = { eventType, status: 'failed', errorMessage: 'timeout', errorClass: 'network' } as const
  const [one] = await Promise.all([putWebhookLog(failed), putWebhookLog({ eventType, status: 'pending' })])
  const found = async (query: object) => (await admin.call(listWebhookLogs, { query })).body.items.length
  expect(await found({ q: eventType.toUpperCase() })).toBe(2)
  expect(await found({ q: eventType, status: 'failed' })).toBe(1)
  expect(await found({ q: one?.eventId ?? '', provider: 'stripe' })).toBe(1)
  expect(await found({ q: eventType, provider: 'paypal' })).toBe(0)
  await control.settle()
  const { counts } = (await admin.call(getWebhookStats, {})).body
  for (const status of ['failed', 'pending'])
    expect(
      counts.find((count) => count.provider === 'stripe' && count.status === status)?.count,
    ).toBeGreaterThan(0)
})

const retry = (admin: Client, id: string) =>
  admin.call(retryWebhook, { params: { webhookId: id as `whk_${string}` } })

async function newestUpdateOf(subscriptionId: string): Promise<Stripe.Event> {
  for await (const event of stripe.events.list({ type: 'customer.subscription.updated', limit: 100 }))
    if ('id' in event.data.object && event.data.object.id === subscriptionId) return event
  throw new Error('there is no event')
}

test('a failed event is delivered to ourselves again with a new signature, and then it is done', async () => {
  const [admin, owing] = await Promise.all([anAdministrator(), owingMember(url)])
  const event = await newestUpdateOf(owing.providerSubscriptionId)
  await control.settle()
  const kept = await webhookLogs.get({ provider: 'stripe', eventId: event.id }, { consistent: true })
  if (!kept) throw new Error('the event was not kept')
  const failed = { ...kept, status: 'failed' as const, errorMessage: 'timeout', version: kept.version + 1 }
  await commit(webhookLogs.put(failed, { version: kept.version }))
  const answer = await retry(admin, kept.id)
  expect(answer.body).toMatchObject({ retryCount: 1, responseBody: expect.stringMatching(/^200 /) })
  await control.settle()
  const done = await webhookLogs.get({ provider: 'stripe', eventId: event.id }, { consistent: true })
  expect(done).toMatchObject({ status: 'succeeded', retryCount: 1 })
  expect(done?.errorMessage).toBeUndefined()
  expect(owing.failed.status).toBe('failed')

  expect((await retry(admin, kept.id)).body).toMatchObject({ status: 'succeeded', retryCount: 1 })
})

test('what was never proven is refused, what does not exist is not found, and every try is in the audit', async () => {
  const admin = await anAdministrator()
  const forged = await putWebhookLog({ authentic: false, status: 'failed', errorClass: 'authentication' })
  expectProblem(await retry(admin, forged.id), 422, 'webhook_not_authentic')
  const done = await putWebhookLog()
  expect((await retry(admin, done.id)).body).toMatchObject({ retryCount: 0 })
  expectProblem(await retry(admin, 'whk_01ARZ3NDEKTSV4RRFFQ69G5FAV'), 404, 'webhook_not_found')
  const entries = await everyItem(admin, listBillingAudit, { query: { userId: userIdOf(admin) } })
  const outcomeOf = (id: string) => entries.find(({ entityId }) => entityId === id)?.newValues
  expect(outcomeOf(forged.id)).toEqual({ outcome: 'refused' })
  expect(outcomeOf(done.id)).toEqual({ outcome: 'nothing left to do' })
})
