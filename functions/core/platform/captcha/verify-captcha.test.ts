import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { holdDeadlines } from '#test/support/deadlines.ts'
import { verifyCaptcha } from './verify-captcha.ts'

let server: Server | undefined
let lines: string[]
let deadlines: ReturnType<typeof holdDeadlines>

beforeEach(() => {
  lines = []
  deadlines = holdDeadlines()
  printLogsWith((line) => void lines.push(line))
})

afterEach(() => {
  vi.unstubAllEnvs()
  deadlines.release()
  server?.closeAllConnections()
  server?.close()
})

async function turnstile(answer: RequestListener, host = 'boxrise.example'): Promise<void> {
  server = createServer(answer)
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  vi.stubEnv('CAPTCHA_VERIFY_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.stubEnv('CAPTCHA_SECRET', 'the secret')
  vi.stubEnv('CAPTCHA_HOST', host)
}

const answers =
  (verdict: unknown): RequestListener =>
  (_, response) =>
    response.end(typeof verdict === 'string' ? verdict : JSON.stringify(verdict))

const verdictOf = () =>
  verifyCaptcha('token', 'register', '192.0.2.1').then(
    () => 'passed',
    (error) => error.code as string,
  )

const yes = { success: true, hostname: 'boxrise.example', action: 'register' }

test('a person who solved the challenge here and for this action passes', async () => {
  let body = ''
  await turnstile((request, response) => {
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => response.end(JSON.stringify(yes)))
  })
  expect(await verdictOf()).toBe('passed')
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    secret: 'the secret',
    response: 'token',
    remoteip: '192.0.2.1',
  })
})

test.each([
  ['a refusal', { success: false, 'error-codes': ['invalid-input-response'] }],
  ['a token that was used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['a token of another site', { ...yes, hostname: 'elsewhere.example' }],
  ['a token of a site below this one', { ...yes, hostname: 'evil.boxrise.example' }],
  ['a token without a site', { success: true, action: 'register' }],
  ['a token for another action', { ...yes, action: 'newsletter' }],
  ['a token without an action', { success: true, hostname: 'boxrise.example' }],
])('%s lets no one pass', async (_, verdict) => {
  await turnstile(answers(verdict))
  expect(await verdictOf()).toBe('captcha_failed')
  expect(lines.join()).not.toContain('the secret')
})

test.each([
  ['a page in its place', '<html>'],
  ['an answer without a verdict', {}],
  ['a word in its place', { success: 'true' }],
])('%s lets no one pass', async (_, verdict) => {
  await turnstile(answers(verdict))
  expect(await verdictOf()).toBe('captcha_unavailable')
})

test('a check that takes longer than two seconds lets no one pass', async () => {
  await turnstile(() => deadlines.end())
  expect(await verdictOf()).toBe('captcha_unavailable')
  expect(deadlines.lengths()).toEqual([2000])
})

test('a demonstration, with keys that name no site, asks for success alone', async () => {
  await turnstile(answers({ success: true }), 'any')
  expect(await verdictOf()).toBe('passed')
})
