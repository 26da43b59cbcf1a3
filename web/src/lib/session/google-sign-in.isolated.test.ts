import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startGoogleSignIn, takeGoogleSignIn } from './google-sign-in.ts'

vi.mock('../page-config.ts', () => ({
  pageConfig: () => ({ userPoolClientId: 'client', oauthUrl: '/_local/cognito' }),
}))

const assign = vi.fn<(address: string) => void>()

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('location', { origin: 'https://site.test', assign })
  vi.stubGlobal('addEventListener', vi.fn())
  assign.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function start(from: string) {
  await startGoogleSignIn({ from, intent: 'log-in' })
  return new URL(assign.mock.calls.at(-1)?.[0] ?? '')
}

test('the way out carries a proof key and a state, and does not say where the person wants to go', async () => {
  const address = await start('/profile?tab=settings')
  expect(address.href).toMatch(/^https:\/\/site\.test\/_local\/cognito\/oauth2\/authorize\?/)
  const parameters = Object.fromEntries(address.searchParams)
  expect(parameters).toMatchObject({
    response_type: 'code',
    client_id: 'client',
    redirect_uri: 'https://site.test/auth/google',
    identity_provider: 'Google',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(address.href).not.toContain('profile%3F')
  expect(takeGoogleSignIn(parameters.state ?? '')?.from).toBe('/profile?tab=settings')
})

const elsewhere = [
  '//elsewhere.test',
  '///elsewhere.test',
  '////elsewhere.test',
  '/\\elsewhere.test',
  '\\\\elsewhere.test',
  '\\/elsewhere.test',
  '/\t/elsewhere.test',
  '/\n/elsewhere.test',
  '\t//elsewhere.test',
  ' //elsewhere.test',
  'https://elsewhere.test',
  'HTTPS://elsewhere.test',
  'https:elsewhere.test',
  'http://elsewhere.test',
  'http:/elsewhere.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://site.test/1',
  'file:///etc/passwd',
  'elsewhere.test',
  '@elsewhere.test',
  '.elsewhere.test',
  '/./\\elsewhere.test',
  '/.//elsewhere.test',
  '/..//elsewhere.test',
  '/%0d//\r\nelsewhere.test',
  '//elsewhere.test\\@site.test',
  'https://site.test@elsewhere.test',
  'https://site.test.elsewhere.test',
]

test.each(elsewhere)('%j leads nowhere but to the dashboard', async (from) => {
  const address = await start(from)
  expect(takeGoogleSignIn(address.searchParams.get('state'))?.from).toBe('/dashboard')
})

test('an answer counts once, with its own state, within half an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const state = async () => (await start('/')).searchParams.get('state')
  expect(takeGoogleSignIn(await state())).toBeDefined()
  expect(takeGoogleSignIn('another')).toBeUndefined()
  await state()
  expect(takeGoogleSignIn('guessed')).toBeUndefined()
  await state()
  expect(takeGoogleSignIn(null)).toBeUndefined()
  for (const garbage of [
    '',
    '{',
    'null',
    '7',
    '"text"',
    '{"state":"guessed"}',
    '{"state":"guessed","startedAt":"x"}',
  ]) {
    sessionStorage.setItem('google_sign_in', garbage)
    expect(takeGoogleSignIn('guessed'), garbage).toBeUndefined()
  }
  const late = await state()
  vi.setSystemTime(Date.now() + 30 * 60_000 + 1)
  expect(takeGoogleSignIn(late)).toBeUndefined()
  const spent = await state()
  takeGoogleSignIn(spent)
  expect(takeGoogleSignIn(spent)).toBeUndefined()
})
