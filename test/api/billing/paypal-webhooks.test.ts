import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { webhookLogs } from '#core/billing/webhooks/webhook-logs.ts'
import { readPaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { openSigningChain } from '#lib/local/paypal/certificates/signing-chain.ts'
import { transmissionHeaders } from '#lib/local/paypal/webhooks/transmission.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import { createSubscription, settleSubscription } from '#shared/billing/subscriptions/contract.ts'
import { receivePaypalWebhook } from '#shared/billing/webhooks/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { itemsWith } from '#test/support/items-with.ts'
import { answerPaypal, signPaypal } from '#test/support/paypal.ts'
import { userIdOf } from '#test/support/records.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)

const eventOf = (id: string, more: object = {}) =>
  JSON.stringify({
    id,
    event_type: 'CUSTOMER.TEST',
    resource_type: 'none',
    resource: { note: 'a/b' },
    ...more,
  })

const ourWebhook = async () => (await readPaymentSecrets({ fresh: true })).test?.paypal?.webhookId ?? ''

async function post(body: string, headers: Record<string, string>) {
  const response = await fetch(`${url}${receivePaypalWebhook.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return { status: response.status, body: (await response.json()) as { code?: string } }
}

const kept = (eventId: string) => webhookLogs.get({ provider: 'paypal', eventId }, { consistent: true })

test('what PayPal signed for our webhook is kept once, however often it comes', async () => {
  const id = `WH-${crypto.randomUUID()}`
  const body = eventOf(id)
  const headers = await signPaypal(url, { body, webhookId: await ourWebhook() })
  const answers = await Promise.all([1, 2, 3].map(() => post(body, headers)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await control.settle()
  expect(await kept(id)).toMatchObject({ status: 'succeeded', authentic: true, requestBody: body })
})

test('whatever is not signed so is refused, and no foreign host is asked', async () => {
  const webhookId = await ourWebhook()
  const id = `WH-${crypto.randomUUID()}`
  const body = eventOf(id).replaceAll('/', '\\/')
  const good = await signPaypal(url, { body, webhookId })
  const fetched = good['paypal-cert-url'] ?? ''
  const now = await control.now()
  const otherTime = (seconds: number) => addTime(now, { seconds })
  const forgeries: [string, string, Record<string, string>][] = [
    [
      'a host that only begins like it',
      body,
      { ...good, 'paypal-cert-url': 'https://api.paypal.com.evil.test/v1/notifications/certs/CERT-1' },
    ],
    [
      'a host before the @',
      body,
      { ...good, 'paypal-cert-url': fetched.replace('://', '://api.paypal.com@') },
    ],
    [
      'a path that climbs out',
      body,
      { ...good, 'paypal-cert-url': fetched.replace(/certs\/.*$/, 'certs/../../../root.pem') },
    ],
    [
      'a certificate that is not there',
      body,
      { ...good, 'paypal-cert-url': fetched.replace(/[^/]+$/, 'CERT-none') },
    ],
    ['no certificate', body, { ...good, 'paypal-cert-url': '' }],
    ['signed for its own event id', body, await signPaypal(url, { body, webhookId: id })],
    ['written again', JSON.stringify(JSON.parse(body)), good],
    ['another body', body.replace('CUSTOMER.TEST', 'PAYMENT.SALE.COMPLETED'), good],
    ['too old', body, await signPaypal(url, { body, webhookId, time: otherTime(-301) })],
    ['from the future', body, await signPaypal(url, { body, webhookId, time: otherTime(301) })],
    ['its time moved', body, { ...good, 'paypal-transmission-time': otherTime(1) }],
    ['two times', body, { ...good, 'paypal-transmission-time': `${otherTime(0)}, ${otherTime(-9000)}` }],
    ['no time at all', body, { ...good, 'paypal-transmission-time': 'soon' }],
    ['another algorithm', body, { ...good, 'paypal-auth-algo': 'SHA1withRSA' }],
    ['another transmission', body, { ...good, 'paypal-transmission-id': crypto.randomUUID() }],
    ['no signature', body, { ...good, 'paypal-transmission-sig': '' }],
    ['nothing but a body', body, {}],
  ]
  const answers = await Promise.all(
    forgeries.map(async ([name, sent, headers]) => [name, await post(sent, headers)] as const),
  )
  for (const [name, answer] of answers)
    expect([name, answer.status, answer.body.code]).toEqual([name, 400, 'invalid_signature'])
  await control.settle()
  expect(await kept(id)).toBeUndefined()
  expect((await post(body, good)).status).toBe(200)
})

test('what PayPal signed and is no event is refused and kept nowhere', async () => {
  const before = await control.position()
  const webhookId = await ourWebhook()
  const note = crypto.randomUUID()
  const bodies = ['[]', 'null', `{"id":5,"event_type":"CUSTOMER.TEST","resource":{},"note":"${note}"}`, note]
  for (const body of bodies) {
    const answer = await post(body, await signPaypal(url, { body, webhookId }))
    expect([body, answer.status, answer.body.code]).toEqual([body, 400, 'invalid_event'])
  }
  await control.settle()
  expect(itemsWith(note, await control.writtenSince(before))).toEqual([])
})

test('a certificate on another host is not even asked for, however good its chain and its signature', async () => {
  const chain = await openSigningChain(mkdtempSync(join(tmpdir(), 'foreign-paypal-')))
  let asked = 0
  const foreign = createServer((_, response) => {
    asked++
    response.end(chain.certificates)
  }).listen(0, '127.0.0.1')
  await once(foreign, 'listening')
  const { port } = foreign.address() as AddressInfo
  const webhookId = await ourWebhook()
  const body = eventOf(`WH-${crypto.randomUUID()}`)
  const genuine = new URL((await signPaypal(url, { body, webhookId }))['paypal-cert-url'] ?? '')
  const transmission = { id: crypto.randomUUID(), time: await control.now(), webhookId, body }
  const path = '/_local/paypal/v1/notifications/certs/CERT-laptop'
  const addresses = [
    `http://127.0.0.1:${port}${path}`,
    `http://localhost:${port}${path}`,
    `http://${genuine.host}@127.0.0.1:${port}${path}`,
    `http://127.0.0.1:${port}/?${genuine.href}`,
    `http://127.0.0.1:${port}/#${genuine.href}`,
    `${genuine.href}@127.0.0.1:${port}${path}`,
  ]
  try {
    for (const address of addresses) {
      const headers = transmissionHeaders(chain, url, transmission)
      const answer = await post(body, { ...headers, 'paypal-cert-url': address })
      expect([address, answer.status, answer.body.code]).toEqual([address, 400, 'invalid_signature'])
    }
    expect(asked).toBe(0)
    await fetch(addresses[0] ?? '')
    expect(asked).toBe(1)
  } finally {
    foreign.close()
  }
})

test('news that come twice, or in another order, leave one payment and one receipt', async () => {
  const { client, email } = await completeMember(url)
  const body = { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'paypal' } as const
  const begun = await client.call(createSubscription, { body })
  await answerPaypal(url, begun.body.payment)
  const settled = await client.call(settleSubscription, { body: {} })
  const { subscription } = settled.body
  const { transactions } = (await client.call(getUserBillingOverview, {})).body
  const [payment] = transactions
  const subscriptionId = (await liveSubscriptionOf(userIdOf(client))).subscription?.paypal?.subscriptionId
  const sale = { resource_type: 'sale', resource: { id: payment?.providerTransactionId } }
  const custom_id = `${userIdOf(client)}:${subscription?.id}`
  const about = {
    resource_type: 'subscription',
    resource: { id: subscriptionId, custom_id, status: 'CANCELLED' },
  }
  const news = [
    { ...about, event_type: 'BILLING.SUBSCRIPTION.ACTIVATED' },
    { ...about, event_type: 'BILLING.SUBSCRIPTION.CREATED' },
    ...[1, 2].map(() => ({ ...sale, event_type: 'PAYMENT.SALE.COMPLETED' })),
  ]
  const webhookId = await ourWebhook()
  await Promise.all(
    news.map(async (one) => {
      const sent = eventOf(`WH-${crypto.randomUUID()}`, one)
      expect((await post(sent, await signPaypal(url, { body: sent, webhookId }))).status).toBe(200)
    }),
  )
  await control.settle()
  expect((await client.call(getUserBillingOverview, {})).body).toMatchObject({
    // The body says that it was cancelled; PayPal, when asked, says otherwise.
    subscription: { status: 'active' },
    totalSpentCents: 999,
    transactions: [{ id: payment?.id }],
  })
  const receipts = (await control.inbox(email)).filter(({ subject }) => subject.includes('receipt'))
  expect(receipts).toHaveLength(1)
})
