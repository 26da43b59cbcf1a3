import { expect, test } from 'vitest'
import { createTotpSecret, matchingTotpStep, totpCode, totpStep } from './totp.ts'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('codes are those of RFC 6238', () => {
  const codeAt = (seconds: number) => totpCode(secret, totpStep(seconds * 1000))
  expect([59, 1111111109, 1111111111, 1234567890, 2000000000, 20000000000].map(codeAt)).toEqual([
    '287082',
    '081804',
    '050471',
    '005924',
    '279037',
    '353130',
  ])
})

test('a code counts one step early or late and no further', () => {
  const now = 1_234_567_890_000
  const codeOf = (drift: number) => totpCode(secret, totpStep(now) + drift)
  expect([-1, 0, 1].map((drift) => matchingTotpStep(secret, codeOf(drift), now))).toEqual(
    [-1, 0, 1].map((drift) => totpStep(now) + drift),
  )
  for (const code of [codeOf(-2), codeOf(2), '', '12345', 'abcdef'])
    expect(matchingTotpStep(secret, code, now)).toBeUndefined()
})

test('secrets are 160 random bits in base32', () => {
  expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(createTotpSecret()).not.toBe(createTotpSecret())
})
