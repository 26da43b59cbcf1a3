import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOf, decimalOf, shortDecimalOf } from './decimal.ts'

test.each([
  ['10', 1000],
  ['10.0', 1000],
  ['10.00', 1000],
  ['.5', 50],
  ['0.07', 7],
  ['-3.1', -310],
  ['0', 0],
])('%s is %i cents', (value, cents) => expect(centsOf(value)).toBe(cents))

test.each(['', '.', '-', '1.', '1.001', '1e3', '1,000', ' 1', 'NaN', '9'.repeat(20), '１'])(
  '"%s" is no amount',
  (value) => expect(centsOf(value)).toBeUndefined(),
)

test('what is written reads back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_99, max: 99_999_999_99 }), (cents) => {
      expect(centsOf(decimalOf(cents))).toBe(cents)
      expect(centsOf(shortDecimalOf(cents))).toBe(cents)
    }),
  )
})

test('subscriptions drop the last zero, payments keep it', () => {
  expect([1000, 1450, 1455, 5].map(shortDecimalOf)).toEqual(['10.0', '14.5', '14.55', '0.05'])
  expect([1000, 1450, 1455, 5, -5].map(decimalOf)).toEqual(['10.00', '14.50', '14.55', '0.05', '-0.05'])
})
