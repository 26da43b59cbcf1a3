import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type Stripe from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestStripe, type TestStripe } from '../test-stripe.ts'

type Heard = { body: string; signature: string; type: string; id: string }

let local: TestStripe
let stripe: Stripe
let heard: Heard[]
let statuses: number[]
let hook: ReturnType<typeof createServer>
let secret: string

beforeEach(async () => {
  local = await startTestStripe()
  stripe = local.stripe
  heard = []
  statuses = []
  hook = createServer(async (request: IncomingMessage, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8')
    const { type, id } = JSON.parse(body) as Stripe.Event
    heard.push({ body, signature: String(request.headers['stripe-signature']), type, id })
    response.writeHead(statuses.shift() ?? 200).end()
  })
  hook.listen(0, '127.0.0.1')
  await once(hook, 'listening')
  const { port } = hook.address() as AddressInfo
  const endpoint = await stripe.webhookEndpoints.create({
    url: `http://127.0.0.1:${port}/api/webhooks/stripe`,
    enabled_events: ['customer.created', 'customer.updated'],
  })
  secret = endpoint.secret ?? ''
})
afterEach(async () => {
  await local.stop()
  hook.closeAllConnections()
  hook.close()
})

const verify = ({ body, signature }: Heard, tolerance = 300) =>
  stripe.webhooks.constructEvent(body, signature, secret, tolerance, undefined, local.now())

test('an event arrives once, signed over its time and its bytes', async () => {
  const { id } = await stripe.customers.create({ email: 'member@demo.test' })
  await stripe.products.create({ name: 'not listened to' })
  await local.settled()
  expect(heard.map(({ type }) => type)).toEqual(['customer.created'])
  const [message] = heard as [Heard]
  expect(verify(message).data.object).toMatchObject({ id, email: 'member@demo.test' })
  expect(() => verify({ ...message, body: JSON.stringify(JSON.parse(message.body)) })).toThrow('signature')
  expect(() => verify({ ...message, body: message.body.replace('member@', 'other@') })).toThrow('signature')
})

test('what is not taken is sent again, later and later, each time with a fresh signature', async () => {
  statuses = [500, 404, 200]
  await stripe.customers.create({})
  await local.settled()
  expect(heard).toHaveLength(1)
  await local.advance('PT4S')
  expect(heard).toHaveLength(1)
  await local.advance('PT1S')
  expect(heard).toHaveLength(2)
  await local.advance('PT30S')
  await local.advance('P1D')
  expect(heard).toHaveLength(3)
  expect(new Set(heard.map(({ id }) => id)).size).toBe(1)
  const times = heard.map(({ signature }) => Number(/t=(\d+)/.exec(signature)?.[1]))
  expect(times.map((at) => at - (times[0] ?? 0))).toEqual([0, 5, 35])
})

test('after three days of refusals an event is given up', async () => {
  statuses = Array.from({ length: 100 }, () => 500)
  await stripe.customers.create({})
  await local.settled()
  for (let hours = 0; hours < 120; hours += 1) await local.advance('PT1H')
  const tries = heard.length
  expect(tries).toBeGreaterThan(8)
  await local.advance('P10D')
  expect(heard).toHaveLength(tries)
})

test('deliveries can be dropped, duplicated and turned around', async () => {
  await local.switches({ webhooks: { drop: 1 } })
  await stripe.customers.create({})
  await local.settled()
  expect(heard).toHaveLength(0)
  await local.switches({ webhooks: { copies: 3 } })
  const { id } = await stripe.customers.create({})
  await local.settled()
  expect(heard.map(({ type }) => type)).toEqual(['customer.created', 'customer.created', 'customer.created'])
  heard.length = 0
  await local.switches({ webhooks: { copies: 1, reorder: true, hold: true } })
  await stripe.customers.update(id, { name: 'first' })
  await stripe.customers.update(id, { name: 'second' })
  await local.settled()
  expect(heard).toHaveLength(0)
  await local.switches({ webhooks: { reorder: true } })
  await local.settled()
  const names = heard.map(
    ({ body }) => (JSON.parse(body) as { data: { object: { name: string } } }).data.object.name,
  )
  expect(names).toEqual(['second', 'first'])
})

test('what was not delivered before a restart is delivered after it', async () => {
  await local.switches({ webhooks: { hold: true } })
  await stripe.customers.create({ email: 'kept@demo.test' })
  await local.restart()
  await local.settled()
  expect(heard.map(({ type }) => type)).toEqual(['customer.created'])
})

test('the secret is told once and a removed endpoint hears nothing', async () => {
  const { data } = await stripe.webhookEndpoints.list()
  expect(data[0]?.secret).toBeUndefined()
  await stripe.webhookEndpoints.del(data[0]?.id ?? '')
  await stripe.customers.create({})
  await local.settled()
  expect(heard).toHaveLength(0)
})
