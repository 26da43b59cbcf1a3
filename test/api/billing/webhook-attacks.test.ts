import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { keepEvent } from '#core/billing/webhooks/keep-event.ts'
import { processEvent } from '#core/billing/webhooks/process-event.ts'
import { webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import { readPaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { getWebhookStats, listWebhookLogs } from '#shared/billing/webhooks/admin-contract.ts'
import { receiveStripeWebhook } from '#shared/billing/webhooks/contract.ts'
import { newId } from '#shared/ids.ts'
import { putWebhookLog } from '#test/support/billing-records.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { payingMember, transactionsOf } from '#test/support/paying-member.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { stripeOf } from '#test/support/stripe.ts'

const { url } = sharedCloud()
const stripe = stripeOf(url)
const control = controlOf(url)

const clock = async () => ((await (await fetch(`${url}/_local/clock`)).json()) as { now: string }).now
const nowSeconds = async () => Math.floor(Date.parse(await clock()) / 1000)

const secretOf = async () => (await readPaymentSecrets({ fresh: true })).test?.stripe?.webhookSecret ?? ''

const sign = (payload: string, secret: string, timestamp: number) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

async function deliver(body: string | Buffer, signature: string | undefined): Promise<number> {
  const { status } = await fetch(`${url}${receiveStripeWebhook.path}`, {
    method: receiveStripeWebhook.method,
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  })
  return status
}

const anEvent = () => ({
  id: `evt_${crypto.randomUUID().replaceAll('-', '')}`,
  object: 'event',
  type: 'customer.subscription.deleted',
  data: { object: { object: 'plan', id: 'plan_1' } },
})

const logOf = (eventId: string) => webhookLogs.get({ provider: 'stripe', eventId }, { consistent: true })

test('fifteen forgeries are refused, each time, and leave nothing but a line in the log', async () => {
  const paying = await payingMember(url)
  await control.settle()
  const [secret, now] = [await secretOf(), await nowSeconds()]
  const { data } = await stripe.events.list({ type: 'customer.subscription.updated', limit: 1 })
  const logged = await logOf(data[0]?.id ?? '')
  const theft = {
    ...anEvent(),
    data: { object: { object: 'subscription', id: paying.providerSubscriptionId } },
  }
  const body = JSON.stringify(theft)
  const good = sign(body, secret, now)
  const forgeries: [string, string | Buffer, string | undefined][] = [
    ['no signature', body, undefined],
    ['a copy of a logged body without one', logged?.requestBody ?? body, undefined],
    ['an empty signature', body, ''],
    ['another secret', body, sign(body, 'whsec_guessed', now)],
    ['the secret of nothing', body, sign(body, '', now)],
    ['another body', JSON.stringify({ ...theft, type: 'invoice.paid' }), good],
    ['the same body written again', JSON.stringify(theft, null, 1), good],
    ['a byte more', `${body} `, good],
    ['301 seconds ago', body, sign(body, secret, now - 320)],
    ['an hour ahead', body, sign(body, secret, now + 3600)],
    ['a time that was not signed', body, good.replace(/t=\d+/, `t=${now - 1}`)],
    ['only an old scheme', body, good.replace('v1=', 'v0=')],
    ['a new time before the old one that was signed', body, `t=${now},${sign(body, secret, now - 86_400)}`],
    ['an old time before the new one that was signed', body, `t=${now - 86_400},${good}`],
    ['a new time behind the old one that was signed', body, `${sign(body, secret, now - 86_400)},t=${now}`],
  ]
  const before = await transactionsOf(paying.client)
  for (const [name, forged, signature] of forgeries) expect(await deliver(forged, signature), name).toBe(400)
  await control.settle()
  expect(await logOf(theft.id)).toBeUndefined()
  expect(await transactionsOf(paying.client)).toEqual(before)
  const refused = await webhookLogs.list({
    index: 'gsi2',
    pk: 'WEBHOOKS#failed',
    newestFirst: true,
    limit: 100,
  })
  const ours = refused.items.filter(
    ({ eventId, requestBody }) => eventId.startsWith('refused-') && requestBody.includes(theft.id),
  )
  expect(ours.length).toBeGreaterThanOrEqual(13)
  for (const line of ours) {
    expect(line).toMatchObject({ status: 'failed', errorClass: 'authentication', authentic: false })
    expect(line.requestBody.length).toBeLessThanOrEqual(1000)
  }
})

test('what is signed and is no event is refused and kept nowhere', async () => {
  await control.settle()
  const secret = await secretOf()
  const before = await control.position()
  const mark = crypto.randomUUID()
  const bodies = ['[]', 'null', `{"id":5,"object":"event","note":"${mark}"}`, `{"note":"${mark}"}`, mark]
  for (const body of bodies)
    expect(await deliver(body, sign(body, secret, await nowSeconds())), body).toBe(400)
  await control.settle()
  const written = await control.writtenSince(before)
  expect(written.filter(({ entity }) => entity === webhookLogs.name)).toEqual([])
})

test('an unreadable event breaks no list and no figure', async () => {
  const admin = await demoClient(url, 'admin')
  const readable = await putWebhookLog()
  const id = newId('whk', readable.createdAt)
  const unreadable = { ...webhookLogs.item({ ...readable, id }), eventId: 5, pk: 'WEBHOOK#stripe#5' }
  await documents().send(new PutCommand({ TableName: env('TABLE_NAME'), Item: unreadable }))
  try {
    await control.settle()
    for (const query of [{}, { status: 'succeeded' }, { q: 'customer' }] as const) {
      const { status, body } = await admin.call(listWebhookLogs, { query: { ...query, limit: 100 } })
      expect(status).toBe(200)
      expect(body.items.map(({ id }) => id)).toContain(readable.id)
      expect(body.items.map(({ id }) => id)).not.toContain(id)
    }
    expect((await admin.call(getWebhookStats, {})).status).toBe(200)
  } finally {
    const { pk, sk } = unreadable
    await documents().send(new DeleteCommand({ TableName: env('TABLE_NAME'), Key: { pk, sk } }))
  }
})

test('the same event five times at once is one line and one effect, and each delivery is thanked for', async () => {
  const [secret, now] = [await secretOf(), await nowSeconds()]
  const event = anEvent()
  const body = JSON.stringify(event)
  const statuses = await Promise.all(Array.from({ length: 5 }, () => deliver(body, sign(body, secret, now))))
  expect(statuses).toEqual(Array(5).fill(200))
  await control.settle()
  expect(await logOf(event.id)).toMatchObject({ status: 'succeeded', retryCount: 0 })
})

test('what is at the edge of five minutes counts, before as after', async () => {
  const secret = await secretOf()
  for (const off of [-280, 280]) {
    const body = JSON.stringify(anEvent())
    expect(await deliver(body, sign(body, secret, (await nowSeconds()) + off)), String(off)).toBe(200)
  }
})

test('an old word about a subscription does not undo what is so by now', async () => {
  const paying = await payingMember(url)
  const [secret, now] = [await secretOf(), await nowSeconds()]
  const subscription = await stripe.subscriptions.retrieve(paying.providerSubscriptionId)
  for (const status of ['incomplete', 'past_due', 'canceled']) {
    const body = JSON.stringify({ ...anEvent(), data: { object: { ...subscription, status } } })
    expect(await deliver(body, sign(body, secret, now))).toBe(200)
  }
  await control.settle()
  const { userId, subscription: ours } = paying
  expect(await subscriptions.get({ userId, id: ours.id })).toMatchObject({ status: 'active' })
})

test('an event whose work broke off is worked on again, and never lost', async () => {
  const paying = await payingMember(url)
  await control.settle()
  const [secret, now] = [await secretOf(), await nowSeconds()]
  const subscription = await stripe.subscriptions.retrieve(paying.providerSubscriptionId)
  await stripe.subscriptions.update(paying.providerSubscriptionId, { cancel_at_period_end: true })
  const event = { ...anEvent(), data: { object: subscription } }
  const body = JSON.stringify(event)
  const at = await clock()
  const named = { provider: 'stripe', eventId: event.id } as const
  await keepEvent({ ...named, eventType: event.type, body }, at)
  const crash = failReads()
  await expect(processEvent(named, at)).rejects.toThrow('the power is gone')
  crash.end()
  // The platform has heard of it as well, and the second caller would hear that it changed in the meantime.
  await control.settle()
  await processEvent(named, at)
  expect(await logOf(event.id)).toMatchObject({ status: 'succeeded' })
  expect(await deliver(body, sign(body, secret, now))).toBe(200)
})

/** Every read of the table fails in this process, as it does when the process ends in the middle. */
function failReads() {
  const name = 'powerCut'
  documents().middlewareStack.add(
    () => async () => {
      throw new Error('the power is gone')
    },
    { step: 'initialize', name, priority: 'high' },
  )
  return { end: () => documents().middlewareStack.remove(name) }
}
