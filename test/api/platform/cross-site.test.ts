import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { receiveStripeWebhook } from '#shared/billing/webhooks/contract.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import { createLiveTicket } from '#shared/platform/live/contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import { routes } from '#shared/routes.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { controlOf } from '#test/support/control.ts'
import { connectLive } from '#test/support/live.ts'
import { changeUser, userIdOf } from '#test/support/records.ts'
import { routeFixtures } from '#test/support/route-fixtures.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { testedRoutes } from '#test/support/tested-routes.ts'

const { url } = sharedCloud()

const mutations = testedRoutes.filter((name) => routes[name].method !== 'GET')
const foreign = randomBytes(32).toString('hex')
const malformed = 'x'.repeat(64)

/** What another site can make the browser of a signed-in member send; an empty header is as good as none. */
const attacks: Record<string, Record<string, string>> = {
  'without a token': { 'x-csrf-token': '', cookie: '' },
  'with the cookie alone': { 'x-csrf-token': '' },
  'with the header alone': { cookie: '' },
  'with a foreign header': { 'x-csrf-token': foreign },
  'with a foreign cookie': { cookie: `csrf_token=${foreign}` },
  'with a pair that is no token': { 'x-csrf-token': malformed, cookie: `csrf_token=${malformed}` },
}
const fromElsewhere = { 'sec-fetch-site': 'cross-site' }

test('no change of the platform can be made from another site or without the token of the session', async () => {
  const { client } = await completeMember(url)
  await changeUser(userIdOf(client), { membershipType: 'admin' })
  // The welcome, which is no change from another site, has arrived.
  await controlOf(url).settle()
  const before = (await client.call(getMe, {})).body
  let refused = 0
  const unexpected: string[] = []
  await Promise.all(
    mutations.map(async (name) => {
      const contract: Contract = routes[name]
      if (contract.auth === 'webhook') return
      // A form that is open to all has no session to forge; where it is sent from counts all the same.
      const tried = { ...(contract.auth === 'public' ? {} : attacks), 'from another site': fromElsewhere }
      const input = await routeFixtures[name].sample()
      for (const [how, headers] of Object.entries(tried)) {
        const answer = await client.call(contract, input, headers)
        if (answer.status === 403 && answer.text.includes('"code":"csrf"')) refused++
        else unexpected.push(`${name} ${how}: ${answer.status} ${answer.text}`)
      }
    }),
  )
  console.log(
    `forged changes: ${refused} refused on ${mutations.length} routes, ${unexpected.length} unexpected`,
  )
  expect(unexpected).toEqual([])
  expect((await client.call(getMe, {})).body).toEqual(before)
})

/** Below each mount of the laptop, and a body that changes nothing where it is let in. */
const enginePaths = [
  'analytics/collect',
  'breaches/range/00000',
  'captcha',
  'clock',
  'cognito/',
  'control',
  'dead-letters',
  'events/',
  'google/choose',
  'inbox.json',
  'inbound',
  'jobs/no-such-job',
  'live/@connections/unknown',
  'paypal/_config',
  'paypal/_sign',
  's3/car-audio-media/nothing',
  'secrets/',
  'ses/faults',
  'stripe/_config',
  'stripe/v1/customers',
]
const changing = ['/v1/customers', ...enginePaths.map((path) => `/_local/${path}`)]
const readable = [
  '/v1/customers',
  '/_local/stripe/',
  '/_local/stripe/v1/customers',
  '/_local/paypal/',
  '/_local/inbox.json',
  '/_local/config.json',
  '/_local/analytics/events.json',
  '/_local/cognito/us-east-1_local/.well-known/jwks.json',
]

test('another site can change nothing at the engines of a laptop, nor can a page of another port', async () => {
  const visitor = new Client(url)
  const body = '{"advance":"nonsense"}'
  const isRefused = async (path: string, headers: Record<string, string>, method = 'POST') => {
    const plain = { 'content-type': 'text/plain', ...headers }
    const answer = await visitor.send({ method, path, headers: plain, ...(method === 'POST' && { body }) })
    return answer.status === 403 && answer.text.includes('another site')
  }
  const { host } = new URL(url)
  const sameOrigin = { 'sec-fetch-site': 'same-origin', origin: 'null' }
  for (const path of changing) {
    expect(await isRefused(path, fromElsewhere), path).toBe(true)
    expect(await isRefused(path, fromElsewhere, 'DELETE'), path).toBe(true)
    expect(await isRefused(path, { 'sec-fetch-site': 'same-site' }), path).toBe(true)
    expect(await isRefused(path, { host, origin: 'http://evil.test' }), path).toBe(true)
    expect(await isRefused(path, { host, origin: 'null' }), path).toBe(true)
    expect(await isRefused(path, sameOrigin), path).toBe(false)
    expect(await isRefused(path, { host, origin: `http://${host}` }), path).toBe(false)
    expect(await isRefused(path, {}), path).toBe(false)
  }
})

test('another site can read nothing from the engines of a laptop', async () => {
  const visitor = new Client(url)
  const headers = { origin: 'http://evil.test', authorization: 'Bearer sk_test_laptop', ...fromElsewhere }
  for (const path of readable)
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await visitor.send({ method, path, headers })
      expect(answer.headers['access-control-allow-origin'], `${method} ${path}`).toBeUndefined()
    }
})

test('a laptop answers to its own names only, so that no site can give it one and read what is here', async () => {
  const visitor = new Client(url)
  const { port } = new URL(url)
  const statusFor = async (host: string, path: string) =>
    (await visitor.send({ path, headers: { host } })).status
  for (const path of ['/', '/_local/inbox.json?limit=1', '/_local/config.json', '/api/health']) {
    for (const host of ['evil.test', `evil.test:${port}`, 'localhost.evil.test'])
      expect(await statusFor(host, path), `${host}${path}`).toBe(403)
    for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'media.localhost'])
      expect(await statusFor(host, path), `${host}${path}`).toBe(200)
  }
  const told = await visitor.send<{ detail: string }>({ path: '/', headers: { host: 'evil.test' } })
  expect(told.headers['content-type']).toContain('application/problem+json')
  expect(told.body.detail).toContain(url)
})

test('a live connection under another name is opened for no ticket', async () => {
  const { client } = await completeMember(url)
  const { ticket } = (await client.call(createLiveTicket, {})).body
  await expect(connectLive(url, ticket, { host: 'evil.test' })).rejects.toThrow('socket hang up')
  const { status, close } = await connectLive(url, ticket)
  expect(status).toBe(101)
  await close()
})

test('a webhook that a tunnel brings under its own name is asked for its signature alone', async () => {
  const { method, path } = receiveStripeWebhook
  const sent = { method, path, headers: { host: 'tunnel.example' }, body: '{}' }
  expect((await new Client(url).send(sent)).status).toBe(400)
})
