import { beforeAll, expect, test } from 'vitest'
import { registerAccount } from '#shared/accounts/accounts/contract.ts'
import { saveBillingAddress } from '#shared/billing/billing/contract.ts'
import { listMails } from '#shared/platform/mails/contract.ts'
import { createUpload } from '#shared/platform/uploads/contract.ts'
import { completeRegistration, getMe, updateMe } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { completion, newEmail, newMember, registration } from '#test/support/new-member.ts'
import { planted } from '#test/support/planted-secrets.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const visitor = new Client(url)
let member: Client

beforeAll(async () => {
  member = (await newMember(url)).client
})

const patch = (body: string | Buffer, headers: Record<string, string> = {}) =>
  member.send({
    method: 'PATCH',
    path: '/api/users/me',
    headers: { ...member.headers(), ...headers },
    body,
  })

const json = JSON.stringify

test.each([
  ['nothing', ''],
  ['half an object', '{"bio":"x"'],
  ['text', 'hello'],
  ['a trailing comma', '{"version":1,}'],
  ['two documents', '{"version":1}{"version":1}'],
  ['a secret that is no JSON', `password=${planted.password}&card=${planted.card}`],
])('a body of %s is malformed', async (_, body) => {
  expectProblem(await patch(body), 400, 'malformed_json')
})

test.each([
  ['an array', '[{"version":1}]'],
  ['null', 'null'],
  ['a number', '1'],
  ['a string', '"version"'],
])('a body of %s is no form', async (_, body) => {
  expectProblem(await patch(body), 400, 'validation_failed')
})

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
])('a body of type %j is not read', async (type) => {
  expectProblem(await patch(json({ version: 1 }), { 'content-type': type }), 415, 'json_required')
})

test('the type may name its character set', async () => {
  const answer = await patch(json({ version: 0 }), { 'content-type': 'Application/JSON; charset=utf-8' })
  expectProblem(answer, 400, 'validation_failed')
})

test('a body is too large above 256 KB for a route and above 6 MB for anything', async () => {
  const bodyOf = (bytes: number) => json({ bio: 'x'.repeat(bytes - 22), version: 1 })
  expect(bodyOf(256 * 1024)).toHaveLength(256 * 1024)
  expectProblem(await patch(bodyOf(256 * 1024)), 400, 'validation_failed')
  expectProblem(await patch(bodyOf(256 * 1024 + 1)), 413, 'body_too_large')
  expectProblem(await patch(bodyOf(6 * 1024 * 1024 + 1)), 413, 'body_too_large')
})

test('bytes that are no UTF-8 are refused, and a NUL however it is written', async () => {
  const broken = Buffer.concat([
    Buffer.from('{"bio":"'),
    Buffer.from([0xc3, 0x28]),
    Buffer.from('","version":1}'),
  ])
  expectProblem(await patch(broken), 400, 'invalid_utf8')
  expectProblem(await patch('{"bio":"a\u0000b","version":1}'), 400, 'nul_byte')
  expectProblem(await patch('{"bio":"a\\u0000b","version":1}'), 400, 'nul_byte')
  expectProblem(await patch('{"bio":"a\\\\\\u0000b","version":1}'), 400, 'nul_byte')
  // A backslash that stands for itself, and then letters.
  expectProblem(await patch('{"bio":"a\\\\u0000b","version":0}'), 400, 'validation_failed')
})

test('half of a character is refused before it reaches the table', async () => {
  expectProblem(await patch('{"bio":"a\\ud800b","version":1}'), 400, 'validation_failed')
})

test('unknown fields are refused and named, whatever they are called', async () => {
  const answer = await patch('{"version":1,"nickname":"x","__proto__":{"admin":true},"constructor":1}')
  const { errors } = expectProblem(answer, 400, 'validation_failed')
  expect(errors).toEqual(
    expect.arrayContaining([
      { path: 'body.nickname', message: 'Unknown field' },
      { path: 'body.constructor', message: 'Unknown field' },
    ]),
  )
  expectProblem(await patch('{"version":1,"__proto__":{"membershipType":"admin"}}'), 400, 'validation_failed')
})

test.each([
  ['name', 7],
  ['name', ''],
  ['name', '   '],
  ['name', 'x'.repeat(121)],
  ['bio', ['x']],
  ['bio', { toString: 'x' }],
  ['bio', null],
  ['isPublicProfile', 'true'],
  ['isPublicProfile', 1],
  ['version', '1'],
  ['version', 1.5],
  ['version', 0],
  ['version', -1],
  ['version', 1e308],
  ['country', ''],
])('%s cannot be %j, and the answer names the field', async (field, value) => {
  const { errors } = expectProblem(
    await patch(json({ version: 1, [field]: value })),
    400,
    'validation_failed',
  )
  expect(errors?.map(({ path }) => path)).toEqual([`body.${field}`])
})

test('a hundred thousand nested arrays or objects do no harm', async () => {
  const arrays = `{"bio":${'['.repeat(100_000)}${']'.repeat(100_000)},"version":1}`
  expectProblem(await patch(arrays), 400, 'validation_failed')
  const objects = `{"bio":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)},"version":1}`
  expectProblem(await patch(objects), 400, 'validation_failed')
  expectProblem(await patch('['.repeat(200_000)), 400, 'malformed_json')
})

test('a hundred thousand mistakes in one body are answered with the first of them', async () => {
  const publicFields = `{"version":1,"publicFields":[${Array(100_000).fill('0')}]}`
  const unknown = json(Object.fromEntries(Array.from({ length: 25_000 }, (_, at) => [at.toString(36), 0])))
  for (const body of [publicFields, unknown]) {
    const answer = await patch(body)
    expect(expectProblem(answer, 400, 'validation_failed').errors).not.toEqual([])
    // A function on AWS may answer 6 MB at most, and no one reads that many.
    expect(answer.text.length).toBeLessThan(64 * 1024)
  }
})

test.each(['constructor', '__proto__', 'toString'])('%s is no country', async (country) => {
  const answer = await member.call(saveBillingAddress, { body: { country, postalCode: '75201' } })
  const { errors } = expectProblem(answer, 400, 'validation_failed')
  expect(errors).toEqual([{ path: 'body.country', message: 'Choose your country' }])
})

const forbiddenFields = {
  membershipType: 'admin',
  status: 'active',
  role: 'super_admin',
  verificationStatus: 'verified',
  id: '00000000-0000-4000-8000-000000000000',
  user_id: '00000000-0000-4000-8000-000000000000',
  email: 'other@example.test',
  registrationCompleted: true,
  registrationProvider: 'google',
  subscriptionPlan: 'pro_competitor_yearly',
  chosenMembership: 'pro_competitor',
  approvedMembership: 'retailer',
  passwordSetAt: '2020-01-01T00:00:00.000Z',
  profileImage: '/media/other.png',
  loginCount: 0,
  failedLoginAttempts: 0,
  lastLoginAt: '2020-01-01T00:00:00.000Z',
  createdAt: '2020-01-01T00:00:00.000Z',
  updatedAt: '2020-01-01T00:00:00.000Z',
  deletionDueAt: '2020-01-01T00:00:00.000Z',
  firstName: 'Other',
  lastName: 'Other',
  unreadNotifications: 0,
  sk: 'PROFILE',
  entity: 'admin',
  ttl: 1,
}

test('no field that the server owns can be written by a form', async () => {
  // Two members take turns, because each may try to complete a registration only so often.
  const members = await Promise.all([newMember(url), newMember(url)])
  for (const [index, [field, value]] of Object.entries(forbiddenFields).entries()) {
    const { client } = members[index % 2] as (typeof members)[0]
    const before = await client.call(getMe, {})
    const updated = await client.call(updateMe, { body: { version: 1, [field]: value } as never })
    const completed = await client.call(completeRegistration, {
      body: { ...completion(1), [field]: value } as never,
    })
    for (const answer of [updated, completed])
      expect(expectProblem(answer, 400, 'validation_failed').errors).toEqual([
        { path: `body.${field}`, message: 'Unknown field' },
      ])
    expect((await client.call(getMe, {})).body).toEqual(before.body)
  }
})

test('a registration cannot bring a role, an id or a type of its own making', async () => {
  const body = registration(newEmail())
  for (const extra of [{ role: 'admin' }, { status: 'active' }, { id: 'x' }])
    expectProblem(await visitor.call(registerAccount, { body: { ...body, ...extra } as never }), 400)
  for (const membershipType of ['admin', 'Admin', 'root', '', null, ['competitor']]) {
    const userData = { ...body.userData, membershipType: membershipType as 'competitor' }
    expectProblem(await new Client(url).call(registerAccount, { body: { ...body, userData } }), 400)
  }
})

test.each([
  'limit=1&limit=2',
  'limit=0',
  'limit=101',
  'limit=-1',
  'limit=1.5',
  'limit=abc',
  'limit=',
  'limit=1e9',
  'size=5',
  '__proto__=1',
  'constructor=1',
  'limit=%E0%A4%A',
])('the query %s is refused', async (query) => {
  const answer = await member.send({ path: `/api/notifications?${query}`, headers: member.headers() })
  expectProblem(answer, 400, 'validation_failed')
})

test.each([
  ['limit=0', 'limit: Must be at least 1'],
  ['limit=101', 'limit: Must be at most 100'],
  ['limit=1.5', 'limit: Must be a whole number'],
])('the query %s is refused with what it has to be', async (query, detail) => {
  const answer = await member.send({ path: `/api/notifications?${query}`, headers: member.headers() })
  expect(expectProblem(answer, 400, 'validation_failed').detail).toBe(detail)
})

test.each([
  '%E0%A4%A',
  '%',
  '%00',
  '..%2f..%2fetc%2fpasswd',
  'ntf_%20',
  'ntf_01',
  'mail_01ARZ3NDEKTSV4RRFFQ69G5FAV',
])('the id %s in a path is refused', async (id) => {
  const answer = await member.send({
    method: 'POST',
    path: `/api/notifications/${id}/read`,
    headers: member.headers(),
  })
  expect([400, 404]).toContain(answer.status)
  expectProblem(answer, answer.status)
})

test('an address that does not exist and a method that an address lacks are problems too', async () => {
  expectProblem(await visitor.send({ path: '/api/nothing-here' }), 404, 'route_not_found')
  expectProblem(await visitor.send({ path: '/api/' }), 404, 'route_not_found')
  expectProblem(await visitor.send({ path: '/api/plans/' }), 404, 'route_not_found')
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])
    expectProblem(await visitor.send({ method, path: '/api/plans' }), 404, 'route_not_found')
})

test('HEAD is no method of the API, and answers without a body', async () => {
  const answer = await visitor.send({ method: 'HEAD', path: '/api/plans' })
  expect(answer.status).toBe(404)
  expect(answer.text).toBe('')
})

test('an upload of another type or size is refused with the reason', async () => {
  const ask = (contentType: string, bytes: number) =>
    member.call(createUpload, { body: { purpose: 'profile-picture', contentType, bytes } })
  expectProblem(await ask('image/svg+xml', 100), 415, 'upload_type')
  expectProblem(await ask('image/png', 5 * 1024 * 1024 + 1), 413, 'upload_size')
  expectProblem(await ask('image/png', 0), 400, 'validation_failed')
})

test('an idempotency key of another form is refused', async () => {
  for (const key of ['short', 'has spaces in it', 'x'.repeat(129), '../../etc/passwd'])
    expectProblem(
      await patch(json({ version: 1 }), { 'idempotency-key': key }),
      400,
      'idempotency_key_invalid',
    )
})

test('a status that mails do not have is refused', async () => {
  const admin = await demoClient(url, 'admin')
  expectProblem(
    await admin.call(listMails, { query: { status: 'lost' as 'sent' } }),
    400,
    'validation_failed',
  )
})
