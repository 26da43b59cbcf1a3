import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshAccessToken } from './renewal.ts'
import { storeSession } from './store-session.ts'

vi.mock('../page-config.ts', () => ({ pageConfig: () => ({ userPoolClientId: 'web' }) }))

const storage = new Map<string, string>()
const ann = 'CognitoIdentityServiceProvider.web.ann'

const token = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`
const first = token({ username: 'ann', iat: 1 })
const renewed = token({ username: 'ann', iat: 2 })

let answer: () => Promise<Response>

beforeEach(() => {
  storage.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => storage.set(name, text),
    removeItem: (name: string) => storage.delete(name),
  })
  vi.stubGlobal(
    'fetch',
    vi.fn(() => answer()),
  )
  storeSession({ access_token: first, id_token: first, refresh_token: 'refresh' })
})

afterEach(() => vi.unstubAllGlobals())

const tokens = async () => Response.json({ accessToken: renewed, idToken: renewed })
const problem = (status: number) => async () =>
  Response.json({ code: 'of a problem', detail: 'A problem.' }, { status })

test('our own server renews the tokens, once for all who ask at the same time', async () => {
  answer = tokens
  expect(await Promise.all([freshAccessToken(), freshAccessToken()])).toEqual([renewed, renewed])
  const calls = vi.mocked(fetch).mock.calls
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject([
    '/api/accounts/session/renew',
    { method: 'POST', body: JSON.stringify({ refreshToken: 'refresh' }) },
  ])
  expect(storage.get(`${ann}.accessToken`)).toBe(renewed)
  expect(storage.get(`${ann}.idToken`)).toBe(renewed)
  expect(storage.get(`${ann}.refreshToken`)).toBe('refresh')
})

test.each([400, 401, 403])('a session that is refused with %i is over', async (status) => {
  answer = problem(status)
  expect(await freshAccessToken()).toBeUndefined()
  expect(storage.get(`${ann}.accessToken`)).toBe(first)
})

test.each([429, 500, 503])('a server in trouble (%i) ends no session', async (status) => {
  answer = problem(status)
  await expect(freshAccessToken()).rejects.toMatchObject({ status })
})

test('nor does a server that is not heard', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(freshAccessToken()).rejects.toMatchObject({ status: 0, code: 'unreachable' })
})

test('a member who logs out while tokens are renewed stays logged out', async () => {
  answer = async () => {
    storage.clear()
    return tokens()
  }
  expect(await freshAccessToken()).toBeUndefined()
  expect([...storage.keys()]).toEqual([])
})
