import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { buildShim } from './build-shim.ts'

let code: string
beforeAll(async () => {
  code = await buildShim()
})

function load(origin: string) {
  const window: { Stripe?: (key: string) => object } = {}
  const { hostname } = new URL(origin)
  const location = { hostname, origin }
  const document = { currentScript: { src: `${origin}/_local/stripe/v3/stripe.js` } }
  runInNewContext(code, { window, location, document, URL, WeakMap, Object, Error })
  return window.Stripe
}

test.each([
  'https://www.boxrise.com',
  'https://d111.cloudfront.net',
  'http://192.168.1.5:3000',
  'https://localhost.evil.test',
])('on %s the stand-in for Stripe.js refuses to run', (origin) => {
  expect(() => load(origin)).toThrow('runs nowhere else')
})

test.each(['http://localhost:3000', 'http://127.0.0.1:3000'])(
  'on %s it is there, for test keys only',
  (origin) => {
    const stripe = load(origin)
    expect(stripe?.('pk_test_local')).toHaveProperty('confirmCardPayment')
    expect(() => stripe?.('pk_live_abc')).toThrow('Invalid API Key')
    expect(() => stripe?.('sk_test_abc')).toThrow('Invalid API Key')
  },
)
