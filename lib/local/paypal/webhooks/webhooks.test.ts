import { createPublicKey, verify, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  approveUrlOf,
  aShop,
  context,
  type Json,
  startTestPaypal,
  subscribed,
  type TestPaypal,
} from '../test-paypal.ts'

type Heard = { body: string; headers: IncomingHttpHeaders; event: Json }

let local: TestPaypal
let heard: Heard[]
let statuses: number[]
let hook: ReturnType<typeof createServer>
let address: string
let webhookId: string
let plan: string

beforeEach(async () => {
  local = await startTestPaypal()
  heard = []
  statuses = []
  hook = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8')
    heard.push({ body, headers: request.headers, event: JSON.parse(body) })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  hook.listen(0, '127.0.0.1')
  await once(hook, 'listening')
  address = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/api/webhooks/paypal`
  const { body } = await register(
    'BILLING.SUBSCRIPTION.CREATED',
    'BILLING.SUBSCRIPTION.ACTIVATED',
    'PAYMENT.SALE.COMPLETED',
  )
  webhookId = body.id
  plan = await (await aShop(local)).plan('29')
})
afterEach(async () => {
  await local.stop()
  hook.closeAllConnections()
  hook.close()
})

const register = (...names: string[]) =>
  local.call('/v1/notifications/webhooks', {
    body: { url: address, event_types: names.map((name) => ({ name })) },
  })
const create = async () =>
  (await local.call('/v1/billing/subscriptions', { body: { plan_id: plan, application_context: context } }))
    .body
const types = () => heard.map(({ event }) => event.event_type.replace('BILLING.SUBSCRIPTION.', ''))

/** Checks as a merchant does without asking PayPal: the chain first, then the bytes. */
async function isGenuine({ body, headers }: Heard, id = webhookId): Promise<boolean> {
  const pem = await (await fetch(String(headers['paypal-cert-url']))).text()
  const root = new X509Certificate(await (await fetch(`${local.url}/root.pem`)).text())
  const chain = (pem.match(/-----BEGIN[^-]+-----[^-]+-----END[^-]+-----/g) ?? []).map(
    (part) => new X509Certificate(part),
  )
  const trusted = [...chain, root].every((certificate, index, all) => {
    const issuer = all[index + 1] ?? certificate
    return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
  })
  const leaf = chain[0] as X509Certificate
  if (!trusted || chain.length < 2 || !leaf.checkHost('messageverificationcerts.paypal.com')) return false
  const text = `${headers['paypal-transmission-id']}|${headers['paypal-transmission-time']}|${id}|${crc32(body)}`
  const signature = Buffer.from(String(headers['paypal-transmission-sig']), 'base64')
  return verify(
    'sha256',
    Buffer.from(text),
    createPublicKey(leaf.publicKey.export({ type: 'spki', format: 'pem' })),
    signature,
  )
}

test('an event can be proven genuine without asking anyone, byte by byte', async () => {
  await create()
  await local.settled()
  const [message] = heard as [Heard]
  expect(message.headers['paypal-auth-algo']).toBe('SHA256withRSA')
  expect(message.headers['paypal-transmission-time']).toBe('2027-01-15T09:30:00Z')
  expect(await isGenuine(message)).toBe(true)
  expect(await isGenuine({ ...message, body: JSON.stringify(message.event) })).toBe(false)
  expect(await isGenuine({ ...message, body: message.body.replace('APPROVAL_PENDING', 'ACTIVE') })).toBe(
    false,
  )
  expect(await isGenuine(message, message.event.id)).toBe(false)
})

test('PayPal itself answers whether an event is genuine', async () => {
  await create()
  await local.settled()
  const [{ body, headers, event }] = heard as [Heard]
  const ask = async (webhookEvent: string, more: object = {}) => {
    const given = {
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: webhookId,
      ...more,
    }
    const text = `${JSON.stringify(given).slice(0, -1)},"webhook_event":${webhookEvent}}`
    const answer = await local.call('/v1/notifications/verify-webhook-signature', { body: text })
    return answer.body.verification_status
  }
  expect(await ask(body)).toBe('SUCCESS')
  expect(await ask(JSON.stringify(event))).toBe('FAILURE')
  expect(await ask(body, { webhook_id: event.id })).toBe('FAILURE')
  expect(await ask(body, { cert_url: 'https://api.paypal.com.evil.test/cert' })).toBe('FAILURE')
  expect(await ask(body, { transmission_time: '2027-01-15T09:30:01Z' })).toBe('FAILURE')
})

test('a test can have anything signed, as if PayPal had sent it', async () => {
  const body = '{"id":"WH-OLD"}'
  const sign = async (more: object = {}) => {
    const wanted = JSON.stringify({ body, webhookId, time: '2020-01-01T00:00:00Z', ...more })
    const answer = await fetch(`${local.url}/_sign`, { method: 'POST', body: wanted })
    return { body, event: {}, headers: ((await answer.json()) as Json).headers } as Heard
  }
  expect(await isGenuine(await sign())).toBe(true)
  expect(await isGenuine(await sign({ webhookId: 'other' }))).toBe(false)
})

test.each(['', '{"body":', '{}'])('what does not say what to sign is refused: %s', async (wanted) => {
  expect((await fetch(`${local.url}/_sign`, { method: 'POST', body: wanted })).status).toBe(400)
})

test('the chain stays the same over a restart and a reset', async () => {
  const root = async () => (await fetch(`${local.url}/root.pem`)).text()
  const before = await root()
  await local.switches({ reset: true })
  await local.restart()
  expect(await root()).toBe(before)
})

test('what is not taken is sent again with a fresh time, up to 25 times in three days', async () => {
  statuses = Array.from({ length: 100 }, () => 500)
  await create()
  await local.settled()
  for (let hours = 0; hours < 84; hours += 1) await local.advance('PT1H')
  expect(heard).toHaveLength(25)
  await local.advance('P10D')
  expect(heard).toHaveLength(25)
  expect(new Set(heard.map(({ event }) => event.id)).size).toBe(1)
  expect(new Set(heard.map(({ headers }) => headers['paypal-transmission-id'])).size).toBe(1)
  expect(new Set(heard.map(({ headers }) => headers['paypal-transmission-time'])).size).toBe(25)
  expect(await isGenuine(heard.at(-1) as Heard)).toBe(true)
})

test('an event can be sent again to the webhook that missed it', async () => {
  await create()
  await local.settled()
  const { status } = await local.call(`/v1/notifications/webhooks-events/${heard[0]?.event.id}/resend`, {
    body: { webhook_ids: [webhookId] },
  })
  await local.settled()
  expect([status, heard.length]).toEqual([202, 2])
  expect(heard[1]?.headers['paypal-transmission-id']).not.toBe(heard[0]?.headers['paypal-transmission-id'])
})

test('deliveries can be dropped, duplicated, held and turned around', async () => {
  await local.switches({ webhooks: { drop: 1 } })
  await create()
  await local.settled()
  expect(heard).toHaveLength(0)
  await local.switches({ webhooks: { copies: 3 } })
  await create()
  await local.settled()
  expect(types()).toEqual(['CREATED', 'CREATED', 'CREATED'])
  heard.length = 0
  await local.switches({ webhooks: { copies: 1, reorder: true, hold: true } })
  await subscribed(local, plan)
  await local.settled()
  expect(heard).toHaveLength(0)
  await local.restart()
  await local.switches({ webhooks: { reorder: true } })
  await local.settled()
  expect(types()).toEqual(['PAYMENT.SALE.COMPLETED', 'ACTIVATED', 'CREATED'])
})

test('an event that is still to be delivered is not forgotten, however far the clock is moved', async () => {
  await local.switches({ webhooks: { hold: true } })
  await create()
  await local.advance('P60D')
  await create()
  await local.switches({ webhooks: {} })
  await local.settled()
  expect(types()).toEqual(['CREATED', 'CREATED'])
})

test('the making of a subscription can be told after its activation', async () => {
  await local.switches({ activatedFirst: true })
  const { links, id } = await create()
  await local.settled()
  expect(heard).toHaveLength(0)
  await local.answer(approveUrlOf({ links }), 'agree')
  await local.settled()
  expect(types()).toEqual(['ACTIVATED', 'CREATED', 'PAYMENT.SALE.COMPLETED'])
  expect(heard[1]?.event.resource).toMatchObject({ id, status: 'APPROVAL_PENDING' })
})

test('the release of a hold tells the same payment once more', async () => {
  await local.switches({ holdReleases: true })
  await subscribed(local, plan)
  await local.advance('PT1H')
  const told = heard
    .filter(({ event }) => event.event_type === 'PAYMENT.SALE.COMPLETED')
    .map(({ event }) => event)
  expect(told).toHaveLength(2)
  expect(told[0].resource.id).toBe(told[1].resource.id)
  expect(told[0].id).not.toBe(told[1].id)
})

test('webhooks are made, listed and removed; an address has one, and a type has to exist', async () => {
  expect((await register('PAYMENT.SALE.COMPLETED')).body.name).toBe('WEBHOOK_URL_ALREADY_EXISTS')
  expect((await register('PAYMENT.SALE.EATEN')).body.name).toBe('VALIDATION_ERROR')
  const { body } = await local.call('/v1/notifications/webhooks')
  expect(body.webhooks).toMatchObject([{ id: webhookId, url: address }])
  expect((await local.call(`/v1/notifications/webhooks/${webhookId}`, { method: 'DELETE' })).status).toBe(204)
  expect((await local.call(`/v1/notifications/webhooks/${webhookId}`)).status).toBe(404)
  await create()
  await local.settled()
  expect(heard).toHaveLength(0)
})
