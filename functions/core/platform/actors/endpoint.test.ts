import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { printLogsWith } from '#core/platform/log/log.ts'
import { AppError } from '#shared/errors.ts'
import { type Contract, route } from '#shared/platform/http/route.ts'
import { newUser } from '#shared/platform/users/new-user.ts'
import type { User } from '#shared/platform/users/user.ts'
import { endpoint } from './endpoint.ts'

process.env.TABLE_NAME = 'test'

const documents = mockClient(DynamoDBDocumentClient)
const userId = '7b0c4a52-1111-4222-8333-444455556666'
const other = '99999999-1111-4222-8333-444455556666'
const csrf = 'a'.repeat(64)
let lines: Record<string, unknown>[]

beforeEach(() => {
  documents.reset()
  callerIs({})
  lines = []
  printLogsWith((line) => void lines.push(JSON.parse(line)))
})

function callerIs(changes: Partial<User>): void {
  const registration = { id: userId, email: 'ann@example.test', membershipType: 'competitor' } as const
  const user = { ...newUser(registration, '2026-01-01T00:00:00.000Z'), ...changes }
  documents.on(GetCommand).resolves({ Item: user })
}

type Request = { body?: unknown; path?: Record<string, string>; query?: Record<string, string> }

const event = (
  { body, path, query }: Request,
  claims: object | undefined = { sub: userId, token_use: 'access' },
) =>
  ({
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
    cookies: [`csrf_token=${csrf}`],
    pathParameters: path,
    queryStringParameters: query,
    body: body === undefined ? undefined : JSON.stringify(body),
    isBase64Encoded: false,
    requestContext: {
      requestId: 'request-1',
      timeEpoch: Date.parse('2026-05-05T00:00:00Z'),
      http: { sourceIp: '192.0.2.1' },
      authorizer: { jwt: { claims } },
    },
  }) as unknown as APIGatewayProxyEventV2

const named = route({
  name: 'namePerson',
  method: 'POST',
  path: '/api/tests/:userId',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary: 'A route with identities in every place',
  params: z.strictObject({ userId: z.optional(z.string()) }),
  query: z.strictObject({ adminId: z.optional(z.string()) }),
  body: z.strictObject({ userId: z.optional(z.string()), adminId: z.optional(z.string()) }),
  response: z.object({ ok: z.boolean() }),
})

const call = endpoint(named, async () => ({ ok: true }))

test.each<[string, Request]>([
  ['userId in the body', { body: { userId: other } }],
  ['adminId in the body', { body: { adminId: other } }],
  ['userId in the path', { body: {}, path: { userId: other } }],
  ['adminId in the query', { body: {}, query: { adminId: other } }],
  ['a foreign beside an own one', { body: { userId, adminId: other } }],
  ['an empty one', { body: { userId: '' } }],
])('%s that is someone else’s is refused and noted', async (_, request) => {
  const answer = await call(event(request))
  expect(answer.statusCode).toBe(403)
  expect(JSON.parse(answer.body ?? '')).toMatchObject({ code: 'foreign_identity', requestId: 'request-1' })
  expect(lines).toContainEqual({
    level: 'warn',
    event: 'security.foreign_identity',
    route: 'namePerson',
    actorId: userId,
    requestId: 'request-1',
  })
})

test('one’s own ids are accepted, and so is naming no one', async () => {
  for (const body of [{ userId, adminId: userId }, {}]) {
    const answer = await call(event({ body, path: { userId } }))
    expect(answer.statusCode).toBe(200)
  }
  expect(lines).toEqual([])
})

test('a member who was demoted, suspended or signed out a moment ago is so at the next call', async () => {
  await call(event({ body: {} }))
  const [profile] = documents.commandCalls(GetCommand)
  expect(profile?.args[0].input).toMatchObject({ Key: { pk: `USER#${userId}` }, ConsistentRead: true })
})

test('a route that is made for it may name another user, but never another administrator', async () => {
  const open = endpoint({ ...named, namesAnyUser: true }, async () => ({ ok: true }))
  expect((await open(event({ body: { userId: other } }))).statusCode).toBe(200)
  expect((await open(event({ body: { adminId: other } }))).statusCode).toBe(403)
})

test.each([
  ['an id token', { sub: userId, token_use: 'id' }],
  ['claims without a subject', { token_use: 'access' }],
])('%s is no login', async (_, claims) => {
  expect((await call(event({ body: {} }, claims))).statusCode).toBe(401)
})

test('a cookie as long as the token, though not in bytes, is refused as forged', async () => {
  const forged = { ...event({ body: {} }), cookies: [`csrf_token=${'é'.repeat(64)}`] }
  const answer = await call(forged)
  expect([answer.statusCode, JSON.parse(answer.body ?? '').code]).toEqual([403, 'csrf'])
})

test('a token whose account has no profile is no login', async () => {
  documents.on(GetCommand).resolves({})
  expect((await call(event({ body: {} }))).statusCode).toBe(401)
})

test.each<[string, Contract['auth'], Partial<User>, string]>([
  ['a suspended member', 'member', { status: 'suspended' }, 'account_suspended'],
  ['a member without a verified address', 'member', { verificationStatus: 'pending' }, 'email_unverified'],
  ['an incomplete registration', 'complete', {}, 'registration_incomplete'],
  ['a member', 'admin', { registrationCompleted: true }, 'admin_only'],
  ['another membership type', { types: ['retailer'] }, { registrationCompleted: true }, 'membership_type'],
  [
    'a business that waits for approval',
    { types: ['retailer'] },
    { membershipType: 'retailer', status: 'pending', registrationCompleted: true },
    'account_pending',
  ],
])('%s is refused by a route for %j before the use-case runs', async (_, auth, standing, code) => {
  callerIs(standing)
  let ran = false
  const guarded = endpoint({ ...named, auth } as typeof named, async () => {
    ran = true
    return { ok: true }
  })
  const answer = await guarded(event({ body: {} }))
  expect(answer.statusCode).toBe(403)
  expect(JSON.parse(answer.body ?? '')).toMatchObject({ code })
  expect(ran).toBe(false)
})

test('a request is not refused for what another with its key has done meanwhile, but answered like that one', async () => {
  const kept = { Key: { pk: `IDEMPOTENCY#${userId}`, sk: 'namePerson#key-of-both' } }
  documents.on(GetCommand, kept).resolves({})
  const late = endpoint(named, async ({ remember }) => {
    const [answer] = remember({ ok: true })
    documents.on(GetCommand, kept).resolves({ Item: answer?.item.Put?.Item })
    throw new AppError('not_found', 'thing_not_found', 'What both were to take away is gone.')
  })
  const request = event({ body: {} })
  request.headers['idempotency-key'] = 'key-of-both'
  expect(await late(request)).toMatchObject({ statusCode: 200, body: JSON.stringify({ ok: true }) })
})

test('a bug is a 500 that says nothing about the inside, and is logged with the member it met', async () => {
  const broken = endpoint(named, async () => {
    throw new Error('table car-audio has no item USER#1', { cause: new Error('inner') })
  })
  const answer = await broken(event({ body: {} }))
  expect(JSON.parse(answer.body ?? '')).toEqual({
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    code: 'internal_error',
    detail: 'Something went wrong on our side. Please try again.',
    requestId: 'request-1',
  })
  expect(lines[0]).toMatchObject({
    level: 'error',
    event: 'request.failed',
    route: 'namePerson',
    requestId: 'request-1',
    userId,
  })
})

test('an answer that breaks its contract is a bug, and what the contract does not name stays inside', async () => {
  const wrong = endpoint(named, async () => ({ ok: 'yes' }) as never)
  expect((await wrong(event({ body: {} }))).statusCode).toBe(500)
  const chatty = endpoint(named, async () => ({ ok: true, passwordHash: 'x' }) as never)
  expect((await chatty(event({ body: {} }))).body).toBe('{"ok":true}')
})

test.each([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'TimeoutError',
])('a table that answers %s makes the service busy for a second', async (name) => {
  documents.on(GetCommand).rejects(Object.assign(new Error('slow down'), { name }))
  const answer = await call(event({ body: {} }))
  expect(answer.statusCode).toBe(503)
  expect(answer.headers?.['retry-after']).toBe('1')
  expect(JSON.parse(answer.body ?? '')).toMatchObject({ code: 'busy' })
})

test('behind CloudFront a caller is who CloudFront says, and no other way leads to the API', async () => {
  const limited = endpoint(
    { ...named, auth: 'public', rateLimit: { max: 1, seconds: 60, per: 'ip' } } as unknown as typeof named,
    async () => ({ ok: true }),
  )
  const from = async (headers: Record<string, string>) => {
    documents.resetHistory()
    documents.on(UpdateCommand).resolves({})
    const request = event({ body: {} })
    Object.assign(request.headers, headers)
    const { body = '' } = await limited(request)
    return (
      (documents.commandCalls(UpdateCommand)[0]?.args[0].input.Key?.pk as string | undefined) ??
      JSON.parse(body).code
    )
  }
  const viewer = { 'x-viewer-address': '198.51.100.7' }
  const direct = await from({})
  expect(await from({ ...viewer, 'x-origin-secret': '' })).toBe(direct)
  vi.stubEnv('ORIGIN_SECRET', 'the origin secret')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await from(viewer)).toBe('not_through_site')
  expect(await from({ ...viewer, 'x-origin-secret': 'the origin guess?' })).toBe('not_through_site')
  expect(await from({ 'x-forwarded-for': '198.51.100.7' })).toBe('not_through_site')
  const believed = await from({ ...viewer, 'x-origin-secret': 'the origin secret' })
  expect(believed).toMatch(/^RATE#/)
  expect(believed).not.toBe(direct)
  expect(believed).not.toContain('198.51.100.7')
})

test('half the addresses of an IPv6 network are one caller', async () => {
  const limited = endpoint(
    { ...named, auth: 'public', rateLimit: { max: 1, seconds: 60, per: 'ip' } } as unknown as typeof named,
    async () => ({ ok: true }),
  )
  const counted = async (sourceIp: string) => {
    documents.resetHistory()
    documents.on(UpdateCommand).resolves({})
    const request = event({ body: {} })
    request.requestContext.http.sourceIp = sourceIp
    await limited(request)
    return documents.commandCalls(UpdateCommand)[0]?.args[0].input.Key?.pk as string
  }
  const home = await counted('2001:db8:12:34:1:2:3:4')
  for (const neighbour of ['2001:db8:12:34:ffff::1', '2001:0DB8:0012:0034::', '2001:db8:12:34::9:8'])
    expect(await counted(neighbour)).toBe(home)
  for (const stranger of ['2001:db8:12:35:1:2:3:4', '2001:db8::34:1:2:3:4', '::1', '192.0.2.1', '192.0.2.2'])
    expect(await counted(stranger)).not.toBe(home)
  expect(await counted('192.0.2.1')).not.toBe(await counted('192.0.2.2'))
  expect(await counted('::ffff:192.0.2.1')).not.toBe(await counted('::ffff:192.0.2.2'))
})

test('a used-up window is 429 with the seconds that are left of it', async () => {
  documents.on(UpdateCommand).rejects(new ConditionalCheckFailedException({ message: 'full', $metadata: {} }))
  const limited = endpoint(
    { ...named, rateLimit: { max: 1, seconds: 60, per: 'user' } } as typeof named,
    async () => ({
      ok: true,
    }),
  )
  const request = event({ body: {} })
  request.requestContext.timeEpoch = Date.parse('2026-05-05T00:00:18.500Z')
  const answer = await limited(request)
  expect([answer.statusCode, answer.headers?.['retry-after']]).toEqual([429, '42'])
})

test('the edge gets the whole of what many watch together, even when a caller holds it already', async () => {
  const watched = (caching: 'moment' | 'revalidate') => {
    const contract = route({
      name: 'watchSomething',
      method: 'GET',
      path: '/api/tests',
      auth: 'public',
      caching,
      summary: 'A test',
      response: z.object({ place: z.int() }),
    })
    return endpoint(contract, async () => ({ place: 1 }))
  }
  const asked = async (caching: 'moment' | 'revalidate') => {
    const first = await watched(caching)(event({}))
    const again = event({})
    again.headers['if-none-match'] = String(first.headers?.etag)
    return (await watched(caching)(again)).statusCode
  }
  expect(await asked('revalidate')).toBe(304)
  expect(await asked('moment')).toBe(200)
})
