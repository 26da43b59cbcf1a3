import { expect, test } from 'vitest'
import { paypalKeysOf } from './paypal-keys.ts'

test('PayPal is named whole or not at all', () => {
  expect(paypalKeysOf({})).toBeUndefined()
  expect(paypalKeysOf({ PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret' })).toEqual({
    clientId: 'client',
    clientSecret: 'secret',
  })
  for (const half of [{ PAYPAL_CLIENT_ID: 'client' }, { PAYPAL_CLIENT_SECRET: 'secret' }])
    expect(() => paypalKeysOf(half)).toThrow(/^Set both [^\n]*$/)
})
