import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { certificatePrefixes, signerOf } from './signing-certificate.ts'

const asked = vi.spyOn(globalThis, 'fetch')
beforeEach(() => {
  vi.stubEnv('PAYPAL_API_URL', 'https://api-m.paypal.com')
  asked.mockReset().mockResolvedValue(new Response('', { status: 404 }))
})
afterEach(() => vi.unstubAllEnvs())

const now = '2027-01-15T10:00:00.000Z'
const signer = (address: string, mode: 'live' | 'test' = 'live') =>
  signerOf(address, { prefixes: certificatePrefixes(mode), now })

test.each([
  'https://api.paypal.com.evil.test/v1/notifications/certs/CERT-1',
  'https://evil.test/v1/notifications/certs/CERT-1',
  'https://evil.test/?https://api.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com@evil.test/v1/notifications/certs/CERT-1',
  'https://evil.test#https://api.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com:8443/v1/notifications/certs/CERT-1',
  'http://api.paypal.com/v1/notifications/certs/CERT-1',
  'https://api.paypal.com/v1/notifications/certs/../../CERT-1',
  'https://api.paypal.com/v1/notifications/certs/%2e%2e%2fCERT-1',
  'https://api.paypal.com/v1/notifications/certs/CERT-1?to=https://evil.test',
  'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1',
  'https://xapi.paypal.com/v1/notifications/certs/CERT-1',
  '//evil.test/v1/notifications/certs/CERT-1',
  'file:///etc/hosts',
  'CERT-1',
  '',
])('nothing is fetched from %s', async (address) => {
  expect(await signer(address)).toBeUndefined()
  expect(asked).not.toHaveBeenCalled()
})

test('PayPal’s own address is asked, without being led elsewhere', async () => {
  expect(await signer('https://api.paypal.com/v1/notifications/certs/CERT-1')).toBeUndefined()
  expect(await signer('https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', 'test')).toBeUndefined()
  expect(asked.mock.calls.map(([url, options]) => [url, options?.redirect])).toEqual([
    ['https://api.paypal.com/v1/notifications/certs/CERT-1', 'error'],
    ['https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1', 'error'],
  ])
})
