import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalDollars } from './decimal-dollars.ts'
import { parseDollars } from './parse-dollars.ts'

test.each([
  ['12', 1200],
  ['12.5', 1250],
  [' 12.5 ', 1250],
  ['0.01', 1],
  ['19.99', 1999],
  ['$1,234.50', 123_450],
])('%j is %i cents', (typed, cents) => expect(parseDollars(typed)).toEqual({ cents }))

test.each(['0', '0.00', '0.004', '0.009999', '.004', '$0.004', '-5', '-0.01'])(
  '%j is less than can be moved',
  (typed) => expect(parseDollars(typed)).toEqual({ problem: 'Must be at least 0.01' }),
)

test.each(['', ' ', '1e2', '12,50', '19.999', 'NaN', '-', '12.', '$', '0x10', '１２', '99999999999999999'])(
  '%j is no amount',
  (typed) => expect(parseDollars(typed)).toEqual({ problem: 'Enter an amount such as 12.50.' }),
)

test('every amount of at least a cent is read back to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (cents) => {
      expect(parseDollars(decimalDollars(cents))).toEqual({ cents })
    }),
  )
})
