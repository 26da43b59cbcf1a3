import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Web } from '#core/platform/http/public-web.ts'
import { askLink } from './ask-link.ts'

/** Answers as the path says: `/200`, or `/to/<address>` to redirect there. */
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.headers.host?.split(':')[0]}${request.url}`)
  const target = /^\/to\/(.+)/.exec(request.url ?? '')?.[1]
  if (target) response.writeHead(302, { location: decodeURIComponent(target) }).end()
  else response.writeHead(Number(request.url?.slice(1))).end()
})
let asked: string[] = []
let port = 0

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  port = (server.address() as AddressInfo).port
})

afterAll(() => {
  server.close()
})

/** Here 127.0.0.1 stands for the public web, and what resolves to anything else is inside. */
const web: Web = {
  addressesOf: async (host) => (host === 'inside.example' ? ['10.0.0.1'] : ['127.0.0.1']),
  isPublic: (address) => address === '127.0.0.1',
}
const at = (host: string, path: string) => `http://${host}:${port}${path}`
const to = (address: string) => `/to/${encodeURIComponent(address)}`

test('a link answers with the status behind its redirects', async () => {
  asked = []
  expect(await askLink(at('a.example', to(at('b.example', '/404'))), 'HEAD', web)).toBe(404)
  expect(asked.at(-1)).toBe('HEAD b.example/404')
  expect(await askLink(at('a.example', to('/200')), 'GET', web)).toBe(200)
})

test('a redirect into a private network is not followed', async () => {
  asked = []
  await expect(askLink(at('a.example', to(at('inside.example', '/200'))), 'GET', web)).rejects.toThrow(
    'inside.example is not on the public web.',
  )
  await expect(askLink(at('a.example', to('file:///etc/passwd')), 'GET', web)).rejects.toThrow()
  expect(asked).toHaveLength(2)
})

test('a host that resolves to a private address is not asked', async () => {
  await expect(askLink('http://127.0.0.1/', 'GET')).rejects.toThrow('is not on the public web.')
  await expect(askLink('http://[::1]/', 'GET')).rejects.toThrow('is not on the public web.')
})

test('a link that redirects without end is given up', async () => {
  let nested = at('a.example', '/200')
  for (let hop = 0; hop < 7; hop++) nested = at('a.example', to(nested))
  await expect(askLink(nested, 'GET', web)).rejects.toThrow('redirects more than 5 times')
})
