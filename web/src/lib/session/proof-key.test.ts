import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64url, digest, randomText } from './proof-key.ts'

test('the challenge is the one that RFC 7636 defines', async () => {
  expect(base64url(await digest('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'))).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})

test('any text has the digest that servers compute', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const expected = createHash('sha256').update(text, 'utf8').digest('base64url')
      expect(base64url(await digest(text))).toBe(expected)
    }),
  )
})

test('no two states are alike, and each fits into an address as it is', () => {
  const texts = Array.from({ length: 1000 }, randomText)
  expect(new Set(texts).size).toBe(1000)
  for (const text of texts) expect(text).toMatch(/^[\w-]{43}$/)
})
