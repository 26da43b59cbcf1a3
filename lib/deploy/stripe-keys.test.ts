import { expect, test } from 'vitest'
import { stripeKeysOf, stripeTestKeysOf } from './stripe-keys.ts'

const keys = (secret: string, publishable: string) => ({
  STRIPE_SECRET_KEY: secret,
  STRIPE_PUBLISHABLE_KEY: publishable,
})

test('the keys say whether they are for tests or for real money', () => {
  expect(stripeKeysOf(keys('sk_test_a1', 'pk_test_b2'))).toMatchObject({ mode: 'test' })
  expect(stripeKeysOf(keys('rk_live_a1', 'pk_live_b2'))).toMatchObject({ mode: 'live' })
  expect(
    stripeKeysOf({ ...keys('sk_test_a1', 'pk_test_b2'), STRIPE_WEBHOOK_SECRET: 'whsec_x' }),
  ).toMatchObject({ webhookSecret: 'whsec_x' })
})

test.each([
  [{}, 'Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY'],
  [keys('sk_test_a1', ''), 'Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY'],
  [keys('pk_test_b2', 'sk_test_a1'), 'STRIPE_SECRET_KEY must start'],
  [keys('sk_test_a1', 'sk_test_a1'), 'STRIPE_PUBLISHABLE_KEY must start'],
  [keys('sk_live_a1', 'pk_test_b2'), 'both be test keys or both be live keys'],
])('keys that cannot work are refused in one line, which names no key', (environment, sentence) => {
  expect(() => stripeKeysOf(environment)).toThrow(sentence)
})

test('a laptop takes no live keys', () => {
  expect(() => stripeTestKeysOf(keys('sk_live_a1', 'pk_live_b2'))).toThrow('A laptop accepts only test keys')
})
