import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { getMe, updateMe } from '#shared/platform/users/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { newMember, plantedPassword } from '#test/support/new-member.ts'
import { planted } from '#test/support/planted-secrets.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { tokensOf } from '#test/support/sign-in.ts'
import { confused, forged, poolKey, signedByPool, unsigned } from '#test/support/tokens.ts'

const { url } = sharedCloud()
const control = controlOf(url)
let email: string
let token: string
let idToken: string
let refreshToken: string

beforeAll(async () => {
  email = (await newMember(url)).email
  const tokens = await tokensOf(url, email, plantedPassword)
  token = tokens.AccessToken
  idToken = tokens.IdToken
  refreshToken = tokens.RefreshToken
})

const key = () => poolKey(readFileSync(join(sharedCloud().dataDir, 'identity.json'), 'utf8'))
const nowSeconds = async () => Math.floor(Date.parse(await control.now()) / 1000)
const own = (changes: Record<string, unknown>) => signedByPool(token, key(), changes)

const badTokens: Record<string, () => Promise<string> | string> = {
  'signed by someone else': () => forged(token),
  'signed by someone else for longer': async () => forged(token, { exp: (await nowSeconds()) + 86_400 }),
  'without a signature (alg none)': () => unsigned(token),
  'with its signature cut off': () => token.slice(0, token.lastIndexOf('.') + 1),
  'signed with the public key as a secret': () => confused(token, key().publicKey),
  'with another subject under the old signature': () => {
    const [header, , signature] = token.split('.')
    const claims = Buffer.from(JSON.stringify({ sub: 'someone-else', token_use: 'access' }))
    return `${header}.${claims.toString('base64url')}.${signature}`
  },
  'that has expired': async () => own({ exp: (await nowSeconds()) - 1 }),
  'that never expires': () => own({ exp: undefined }),
  'of another client': () => own({ client_id: 'otherclient' }),
  'of another pool': () => own({ iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_other' }),
  'that is the id token': () => idToken,
  'that is the refresh token': () => refreshToken,
  'of an account without a profile': () => own({ sub: '00000000-0000-4000-8000-00000000dead' }),
  'of no one': () => own({ sub: undefined }),
  'that is planted text': () => planted.token,
  'that is no token': () => 'hello',
}

test('the pool’s own key makes tokens that pass, so the refusals below are for their claims', async () => {
  expect((await new Client(url, await own({})).call(getMe, {})).status).toBe(200)
})

test.each(Object.keys(badTokens))('a token %s is refused, reading and writing', async (kind) => {
  const bad = await badTokens[kind]?.()
  const client = new Client(url, bad)
  expectProblem(await client.call(getMe, {}), 401)
  expectProblem(await client.call(updateMe, { body: { bio: kind, version: 1 } }), 401)
})

test.each(['Basic', 'bearer token', 'Token', ''])(
  'an authorization header of kind %j is no login',
  async (kind) => {
    const answer = await new Client(url).call(getMe, {}, { authorization: `${kind} ${token}` })
    expectProblem(answer, 401, 'unauthenticated')
  },
)

test('a token in the address or in a cookie counts for nothing', async () => {
  const client = new Client(url)
  expectProblem(await client.send({ path: `/api/users/me?access_token=${token}` }), 401)
  expectProblem(
    await client.send({ path: '/api/users/me', headers: { cookie: `access_token=${token}` } }),
    401,
  )
})

const other = 'ab'.repeat(32)

test.each([
  ['without the header', { 'x-csrf-token': '' }],
  ['without the cookie', { cookie: 'theme=dark' }],
  ['with another cookie', { cookie: `csrf_token=${other}` }],
  ['with another header', { 'x-csrf-token': other }],
  ['with a shorter header', { 'x-csrf-token': 'ab' }],
  [
    'with a pair that is no token',
    { 'x-csrf-token': 'x'.repeat(64), cookie: `csrf_token=${'x'.repeat(64)}` },
  ],
  ['with an empty pair', { 'x-csrf-token': '', cookie: 'csrf_token=' }],
  ['with a cookie of a similar name', { 'x-csrf-token': other, cookie: `xcsrf_token=${other}` }],
  [
    'with a pair of the same length in bytes only',
    { 'x-csrf-token': other, cookie: `csrf_token=${'é'.repeat(64)}` },
  ],
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
])('a change %s is refused as forged', async (_, headers) => {
  const client = new Client(url, token)
  const before = await client.call(getMe, {})
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, latin1(value)]))
  const answer = await client.call(updateMe, { body: { bio: 'forged', version: before.body.version } }, given)
  expectProblem(answer, 403, 'csrf')
  expect((await client.call(getMe, {})).body).toEqual(before.body)
})

/** What Node puts into a header byte by byte. */
const latin1 = (text: string) => Buffer.from(text, 'latin1').toString('latin1')

test('a change from the same site, or typed into the address bar, passes', async () => {
  const client = new Client(url, token)
  for (const site of ['same-origin', 'same-site', 'none']) {
    const { version } = (await client.call(getMe, {})).body
    const answer = await client.call(updateMe, { body: { bio: site, version } }, { 'sec-fetch-site': site })
    expect(answer.status).toBe(200)
  }
})

test('a public form from another site is refused too', async () => {
  const client = new Client(url)
  const answer = await client.send({
    method: 'POST',
    path: '/api/accounts/resend-verification',
    headers: { ...client.headers(), 'sec-fetch-site': 'cross-site' },
    body: JSON.stringify({ email }),
  })
  expectProblem(answer, 403, 'csrf')
})
