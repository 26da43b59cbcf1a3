import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publicWeb, type Web } from '#core/platform/http/public-web.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { reachEngine } from './reach-engine.ts'

const baseUrl = 'https://api.example.com/v1'

beforeEach(() => {
  vi.stubEnv('AI_HOSTS', 'api.example.com,other.example.com,127.0.0.1')
  vi.stubEnv('AI_ENDPOINT_URL', '')
  printLogsWith(() => undefined)
})
afterEach(() => vi.unstubAllEnvs())

const resolving = (...addresses: string[]): Web => ({ ...publicWeb, addressesOf: async () => addresses })

test('a public address of an allowed host is where requests go', async () => {
  expect(await reachEngine({ baseUrl }, resolving('8.8.8.8', '2606:4700::6810:84e5'))).toEqual({
    url: baseUrl,
    address: '8.8.8.8',
    host: 'api.example.com',
  })
})

test.each([
  ['a private address', '10.1.2.3'],
  ['this machine', '127.0.0.1'],
  ['an address of the link', '169.254.10.1'],
  ['what a cloud tells its machines', '169.254.169.254'],
  ['the same over IPv6', 'fd00:ec2::254'],
  ['this machine over IPv6', '::1'],
  ['a private address written as IPv6', '::ffff:10.0.0.1'],
  ['no address', undefined],
])('a host that leads to %s is refused, and where it leads to a public one as well', async (_, address) => {
  const found = address ? [address] : []
  await expect(reachEngine({ baseUrl }, resolving(...found))).rejects.toMatchObject({
    code: 'ai_host_refused',
  })
  if (address)
    await expect(reachEngine({ baseUrl }, resolving('8.8.8.8', address))).rejects.toMatchObject({
      code: 'ai_host_refused',
    })
})

test.each([
  'https://evil.example/v1',
  'https://api.example.com.evil.example/v1',
  'https://169.254.169.254/latest',
  'http://api.example.com/v1',
  'https://127.0.0.1/v1',
])('%s is refused', async (elsewhere) => {
  const web: Web = { addressesOf: publicWeb.addressesOf, isPublic: publicWeb.isPublic }
  await expect(reachEngine({ baseUrl: elsewhere }, web)).rejects.toMatchObject({ code: 'ai_host_refused' })
})

test('a name that leads nowhere does not answer', async () => {
  const web: Web = { ...publicWeb, addressesOf: () => Promise.reject(new Error('ENOTFOUND')) }
  await expect(reachEngine({ baseUrl }, web)).rejects.toMatchObject({ code: 'ai_no_answer' })
})

test('another address can take the place of every host, but not of one that is not allowed', async () => {
  vi.stubEnv('AI_ENDPOINT_URL', 'http://127.0.0.1:4000/_local/ai/v1')
  const nobody: Web = { ...publicWeb, addressesOf: () => Promise.reject(new Error('asked')) }
  expect(await reachEngine({ baseUrl }, nobody)).toEqual({
    url: 'http://127.0.0.1:4000/_local/ai/v1',
    host: 'api.example.com',
  })
  await expect(reachEngine({ baseUrl: 'https://evil.example/v1' }, nobody)).rejects.toMatchObject({
    code: 'ai_host_refused',
  })
})
