import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { holdDeadlines } from '#test/support/deadlines.ts'
import { isBreachedPassword } from './is-breached-password.ts'

// SHA-1 of "password" is 5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8.
const prefix = '5BAA6'
const suffix = '1E4C9B93F3F0682250B6CF8331B7EE68FD8'

let server: Server | undefined
let asked: string[] = []
let deadlines: ReturnType<typeof holdDeadlines>

beforeEach(() => {
  deadlines = holdDeadlines()
})

afterEach(() => {
  vi.unstubAllEnvs()
  deadlines.release()
  server?.closeAllConnections()
  server?.close()
  asked = []
})

async function service(answer: RequestListener): Promise<void> {
  printLogsWith(() => undefined)
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  vi.stubEnv('BREACH_RANGE_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`)
}

const lines =
  (...given: string[]): RequestListener =>
  (_, response) =>
    response.end(given.join('\r\n'))

test('a leaked password is found, and nothing but five characters of its fingerprint is sent', async () => {
  await service(lines(`${'0'.repeat(35)}:7`, `${suffix}:3861493`))
  expect(await isBreachedPassword('password')).toBe(true)
  expect(asked).toEqual([`/range/${prefix}`])
})

test('a password with the same beginning, or one that only pads the answer, is not leaked', async () => {
  await service(lines(`${suffix.replace('1', '2')}:12`, `${suffix}:0`))
  expect(await isBreachedPassword('password')).toBe(false)
})

test.each<[string, RequestListener]>([
  ['answers with an error', (_, response) => response.writeHead(503).end(`${suffix}:1`)],
  ['answers nonsense', lines('<html>')],
  ['does not answer', () => deadlines.end()],
])('a service that %s keeps no one out, for at most a second', async (_, answer) => {
  await service(answer)
  expect(await isBreachedPassword('password')).toBe(false)
  expect(deadlines.lengths()).toEqual([1000])
})
