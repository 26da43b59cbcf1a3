import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dollars } from './dollars.ts'
import { parseCents } from './parse-cents.ts'

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['0.01', 1],
  ['$1,234.50', 123_450],
  [' 19.99 ', 1999],
])('%s is %i cents', (typed, cents) => expect(parseCents(typed)).toBe(cents))

test.each(['', '0.001', '-1', '1e9', 'NaN', '1,23', '1.2.3', '.5', '12.', '１', '99999999999999999'])(
  '%s is no amount',
  (typed) => expect(parseCents(typed)).toBeUndefined(),
)

test('what is shown is what is read, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (cents) => {
      expect(parseCents(dollars(cents))).toBe(cents)
      expect(parseCents((cents / 100).toFixed(2))).toBe(cents)
    }),
  )
})
