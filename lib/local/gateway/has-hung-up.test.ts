import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createApiGateway } from './api-gateway.ts'
import { createFrontDoor } from './front-door.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const api = createApiGateway({
  functions: { invoke: async () => ({ statusCode: 200 }) },
  verifyAccessToken: async () => ({}),
  now: () => new Date('2030-01-02T03:04:05Z'),
})
const frontDoor = createFrontDoor({
  api,
  site: {
    handle: async () => true,
    loadModule: undefined,
    upgrade: undefined,
    config: {},
    stop: async () => undefined,
  },
  media: async () => undefined,
  services: { '/_local/ses': async () => ({ status: 200 }) },
  url: 'http://localhost:3000',
})

test.each(['/api/newsletter/subscribe', '/_local/ses/v2/email'])(
  'hanging up in the middle of a request to %s is not worth a report',
  async (path) => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const ended = Promise.withResolvers<void>()
    const server = createServer((request: IncomingMessage, response: ServerResponse) => {
      // Its first half has come.
      client.destroy()
      void frontDoor(request, response).then(ended.resolve)
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
    client.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{"half":`)
    await ended.promise
    server.close()
    expect(said.mock.calls).toEqual([])
  },
)
