import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createApiGateway } from './api-gateway.ts'

const stops: (() => unknown)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** Returns the gateway’s response when a function answers with this body. */
async function ask(body: string) {
  const gateway = createApiGateway({
    functions: { invoke: async () => ({ statusCode: 200, body }) },
    verifyAccessToken: async () => ({}),
    now: () => new Date('2030-01-02T03:04:05Z'),
  })
  const server = createServer((request, response) => void gateway(request, response, '/api/health', ''))
  stops.push(() => server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

test('a function answers 6 MB at most, as on AWS, where more is a failure', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  stops.push(() => said.mockRestore())
  const most = 6 * 1024 * 1024
  expect((await ask('x'.repeat(most - 1000))).status).toBe(200)
  expect((await ask('x'.repeat(most))).status).toBe(500)
  // It travels as JSON, in which each of these takes two bytes.
  expect((await ask('"'.repeat(most / 2))).status).toBe(500)
  expect(said.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining('6 MB'),
    expect.stringContaining('6 MB'),
  ])
})

test('every answer names the time of this cloud, whose clock may have been moved', async () => {
  expect((await ask('{}')).headers.get('date')).toBe('Wed, 02 Jan 2030 03:04:05 GMT')
})
