import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalDollars } from './decimal-dollars.ts'
import { parseCents } from './parse-cents.ts'

test.each([
  [865, '8.65'],
  [0, '0.00'],
  [5, '0.05'],
  [120_000, '1200.00'],
  [-399, '-3.99'],
  [-5, '-0.05'],
])('%i cents are %s', (cents, text) => expect(decimalDollars(cents)).toBe(text))

test('every amount is read back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
      expect(parseCents(decimalDollars(cents))).toBe(cents)
    }),
  )
})
