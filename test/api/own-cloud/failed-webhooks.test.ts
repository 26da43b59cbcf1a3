import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { auditHeads, billingAudit } from '#core/billing/billing-audit/billing-audit.ts'
import { hashEntry } from '#core/billing/billing-audit/hash-entry.ts'
import { storedPaymentSettings } from '#core/billing/payment-settings/payment-settings.ts'
import { processEvent } from '#core/billing/webhooks/process-event.ts'
import { webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getBillingAuditCheck, listBillingAudit } from '#shared/billing/billing-audit/contract.ts'
import { getWebhookStats, listWebhookLogs, retryWebhook } from '#shared/billing/webhooks/admin-contract.ts'
import { errorClasses } from '#shared/billing/webhooks/classify-error.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { getWaitingWork } from '#shared/platform/waiting-work/contract.ts'
import { putWebhookLog } from '#test/support/billing-records.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { payingMember } from '#test/support/paying-member.ts'
import { startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { stripeOf } from '#test/support/stripe.ts'

let cloud: TestCloud
let control: ReturnType<typeof controlOf>
let admin: Client
beforeAll(async () => {
  cloud = await startCloud()
  control = controlOf(cloud.url)
  admin = await demoClient(cloud.url, 'admin')
})
afterAll(() => cloud?.stop())

const faults = (times: number) =>
  control.stripeSwitches({
    requests: { fault: 'error', times, when: 'before', route: 'GET /v1/customers', ms: 1 },
  })

const rowOf = async (q: string) => {
  const { items } = (await admin.call(listWebhookLogs, { query: { q } })).body
  return items[0]
}

const waiting = async () => {
  await control.settle()
  return (await admin.call(getWaitingWork, {})).body
}

test('a webhook that failed waits, is retried after the fault is gone, and then waits no longer', async () => {
  const paying = await payingMember(cloud.url)
  const stripe = stripeOf(cloud.url)
  const before = await waiting()
  await faults(1000)
  await stripe.customers.update(await customerOf(paying.providerSubscriptionId), { description: 'changed' })
  expect((await waiting()).failedWebhooks).toBe(before.failedWebhooks + 1)
  const { data } = await stripe.events.list({ type: 'customer.updated', limit: 1 })
  const failed = await rowOf(data[0]?.id ?? '')
  expect(failed).toMatchObject({
    status: 'failed',
    errorClass: 'network',
    severity: 'low',
    retryable: true,
    responseBody: '200 {"received":true}',
    retryCount: 0,
  })
  if (!failed) throw new Error('the webhook is not listed')

  await faults(0)
  const params = { webhookId: failed.id }
  expect((await admin.call(retryWebhook, { params })).body.responseBody).toMatch(/^200 /)
  await control.settle()
  const done = await rowOf(failed.id)
  expect(done).toMatchObject({ status: 'succeeded', retryCount: 1, retryable: false })
  expect(done?.lastRetryAt).toBeDefined()
  expect(done?.suggestion).toBeUndefined()
  expect((await waiting()).failedWebhooks).toBe(before.failedWebhooks)
  const query = { action: 'webhook_retry' } as const
  const { items } = (await admin.call(listBillingAudit, { query })).body
  expect(items.find(({ entityId }) => entityId === failed.id)).toMatchObject({
    oldValues: { status: 'failed', retryCount: 0 },
    newValues: { outcome: 'processed again', status: 'pending', retryCount: 1 },
  })
})

async function customerOf(subscriptionId: string): Promise<string> {
  const { customer } = await stripeOf(cloud.url).subscriptions.retrieve(subscriptionId)
  return customer as string
}

const nothing = JSON.stringify({ id: 'evt_1', data: { object: { object: 'plan' } } })
const storedOf = (log: { provider: 'stripe' | 'paypal'; eventId: string }) =>
  webhookLogs.get(log, { consistent: true })

test('one of several workers that begin at the same moment goes on, and an event is processed on its first run, too', async () => {
  const log = await putWebhookLog({ status: 'pending', requestBody: nothing })
  // Each worker reads the event before one of them writes, which is what beginning at the same moment means.
  const get = webhookLogs.get
  const read = Promise.withResolvers<void>()
  let reads = 0
  const spy = vi.spyOn(webhookLogs, 'get').mockImplementation(async (...of: Parameters<typeof get>) => {
    const found = await get(...of)
    if (++reads === 5) read.resolve()
    await read.promise
    return found
  })
  await Promise.all(Array.from({ length: 5 }, () => processEvent(log, log.createdAt)))
  spy.mockRestore()
  expect(await storedOf(log)).toMatchObject({
    status: 'succeeded',
    runs: 1,
    responseBody: '{"processed":true}',
  })
})

test('an event whose worker died is taken up by the next delivery', async () => {
  const log = await putWebhookLog({ status: 'processing', requestBody: nothing })
  await processEvent(log, log.createdAt)
  expect(await storedOf(log)).toMatchObject({ status: 'succeeded' })
})

test('what was not processed for a quarter of an hour can be retried, and a forgery never', async () => {
  const createdAt = addTime(await control.now(), { minutes: -16 })
  const stalled = await putWebhookLog({ status: 'processing', requestBody: nothing, createdAt })
  expect(await rowOf(stalled.id)).toMatchObject({ retryable: true, suggestion: expect.any(String) })
  const fresh = await putWebhookLog({ status: 'processing', requestBody: nothing })
  expect(await rowOf(fresh.id)).toMatchObject({ retryable: false })
  const before = await waiting()
  const fields = { status: 'failed', errorClass: 'network', authentic: false } as const
  expect(await rowOf((await putWebhookLog(fields)).id)).toMatchObject({ retryable: false })
  expect((await waiting()).failedWebhooks).toBe(before.failedWebhooks)
})

test.each([
  ['network', 'low', true],
  ['authentication', 'high', false],
  ['validation', 'medium', false],
  ['server', 'high', true],
  ['rate_limit', 'low', true],
  ['unknown', 'medium', false],
] as const)(
  'a failure of the class %s is listed as %s, with what to do, and a retry: %s',
  async (errorClass, severity, retryable) => {
    const log = await putWebhookLog({ status: 'failed', errorClass, errorMessage: 'It broke.' })
    const row = await rowOf(log.eventId)
    expect(row).toMatchObject({ id: log.id, severity, retryable })
    expect(row?.suggestion).toMatch(/\.$/)
  },
)

const retry = (id: string) => admin.call(retryWebhook, { params: { webhookId: id as `whk_${string}` } })

test.each(['authentication', 'validation', 'unknown'] as const)(
  'a retry of an error of the class %s is refused, says what to do, and is in the audit',
  async (errorClass) => {
    const log = await putWebhookLog({ status: 'failed', errorClass, requestBody: nothing })
    const { detail } = expectProblem(await retry(log.id), 422, 'webhook_not_retryable')
    expect(detail).toBe(`A retry does not solve this error. ${errorClasses[errorClass].suggestion}`)
    expect(await storedOf(log)).toEqual(log)
    const query = { action: 'webhook_retry' } as const
    const { items } = (await admin.call(listBillingAudit, { query })).body
    expect(items.find(({ entityId }) => entityId === log.id)?.newValues).toEqual({ outcome: 'refused' })
  },
)

test('an error without a class can be retried if its words say so', async () => {
  const fields = { status: 'failed', requestBody: nothing } as const
  const timeout = await putWebhookLog({ ...fields, errorMessage: 'Request timeout after 20000 ms' })
  expect((await retry(timeout.id)).body).toMatchObject({ retryCount: 1 })
  const strange = await putWebhookLog({ ...fields, errorMessage: 'The moon is full' })
  expectProblem(await retry(strange.id), 422, 'webhook_not_retryable')
})

test('a webhook that is being processed is left to its worker, and can be retried once that has stopped', async () => {
  const busy = await putWebhookLog({ status: 'processing', requestBody: nothing })
  expectProblem(await retry(busy.id), 409, 'webhook_in_progress')
  expect(await storedOf(busy)).toEqual(busy)
  const createdAt = addTime(await control.now(), { minutes: -16 })
  const stopped = await putWebhookLog({ status: 'pending', requestBody: nothing, createdAt })
  expect((await retry(stopped.id)).body).toMatchObject({ retryCount: 1 })
})

test('one of several administrators who retry at the same moment does', async () => {
  const log = await putWebhookLog({
    provider: 'paypal',
    status: 'failed',
    errorClass: 'server',
    requestBody: JSON.stringify({ id: 'WH-1', event_type: 'NOTHING', resource: {} }),
  })
  const answers = await Promise.all(Array.from({ length: 4 }, () => retry(log.id)))
  expect(answers.filter(({ body }) => body.retryCount === 1 && body.status === 'processing')).toHaveLength(1)
  await control.settle()
  expect(await storedOf(log)).toMatchObject({ status: 'succeeded', retryCount: 1 })
})

test('a retry that our own address refuses has the class of its answer', async () => {
  const refused = await putWebhookLog({
    status: 'failed',
    errorClass: 'network',
    requestBody: '{"id":"evt_1"',
  })
  const { body } = await retry(refused.id)
  expect(body).toMatchObject({ status: 'failed', responseBody: expect.stringMatching(/^4\d\d /) })
  expect(body.errorClass).not.toBe('network')
})

test('a failed webhook waits thirty days', async () => {
  const before = await waiting()
  const createdAt = addTime(await control.now(), { days: -31 })
  await putWebhookLog({ status: 'failed', errorClass: 'server', createdAt })
  expect((await waiting()).failedWebhooks).toBe(before.failedWebhooks)
})

const check = async () => (await admin.call(getBillingAuditCheck, {})).body

test('the check of the chain is kept, and says where the chain is broken until it holds again', async () => {
  await control.run('verify_billing_audit')
  const { entries = 0, ...whole } = await check()
  expect(entries).toBeGreaterThan(0)
  expect(whole).toEqual({ checkedAt: expect.any(String) })
  const { items } = await billingAudit.list({ pk: 'AUDIT#BILLING', limit: 1, newestFirst: true })
  const [entry] = items
  if (!entry) throw new Error('there is no entry')
  await commit(billingAudit.derive({ ...entry, reason: 'Written over' }))
  await control.run('verify_billing_audit').catch(() => undefined)
  expect(await check()).toMatchObject({ entries: entry.sequence - 1, brokenAt: entry.sequence })
  await commit(billingAudit.derive(entry))
  await control.run('verify_billing_audit')
  expect((await check()).brokenAt).toBeUndefined()
})

test('a chain that was cut at its end, with its head put back, is broken where it was longer before', async () => {
  await control.run('verify_billing_audit')
  const { items } = await billingAudit.list({ pk: 'AUDIT#BILLING', limit: 2, newestFirst: true })
  const [last, before] = items
  const head = await auditHeads.get({}, { consistent: true })
  if (!last || !before || !head) throw new Error('there are no entries')
  await commit(
    billingAudit.underive(last),
    auditHeads.put({ hash: before.hash, version: before.sequence }, { version: head.version }),
  )
  // It stays broken, however often it is looked at.
  for (const _ of [1, 2]) {
    await control.run('verify_billing_audit').catch(() => undefined)
    expect(await check()).toMatchObject({ entries: before.sequence, brokenAt: last.sequence })
  }
  const other = { ...last, reason: 'Another one' }
  const hash = hashEntry(other)
  await commit(
    billingAudit.derive({ ...other, hash }),
    auditHeads.put({ hash, version: last.sequence }, { version: before.sequence }),
  )
  await control.run('verify_billing_audit').catch(() => undefined)
  expect(await check()).toMatchObject({ entries: before.sequence, brokenAt: last.sequence })
  await commit(billingAudit.derive(last), auditHeads.put(head, { version: last.sequence }))
  await control.run('verify_billing_audit')
  expect((await check()).brokenAt).toBeUndefined()
})

test('before a provider was connected or sent anything, the log is not initialized', async () => {
  const initialized = async () => (await admin.call(getWebhookStats, {})).body.initialized
  const settings = await storedPaymentSettings.get({})
  if (!settings) throw new Error('there are no settings')
  expect(await initialized()).toBe(true)
  await removeWebhooks()
  expect(await initialized()).toBe(true)

  const { stripePublishableKey: _, ...keyless } = settings.test
  const none = { ...settings, stripeActive: false, paypalActive: false, test: keyless, live: {} }
  await commit(storedPaymentSettings.derive(none))
  expect(await initialized()).toBe(false)
  await commit(storedPaymentSettings.derive({ ...none, paypalActive: true }))
  expect(await initialized()).toBe(true)
  await commit(storedPaymentSettings.derive(none))
  await putWebhookLog({ provider: 'paypal' })
  expect(await initialized()).toBe(true)
})

async function removeWebhooks(): Promise<void> {
  const { items } = await webhookLogs.list({ index: 'gsi1', pk: 'WEBHOOKS', limit: 100 })
  for (const log of items) await commit(webhookLogs.delete(log))
  if (items.length > 0) await removeWebhooks()
}
