import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inchFraction } from './inch-fraction.ts'
import { readQuantity } from './read-quantity.ts'

test.each([
  [0, '0 in'],
  [0.01905, '3/4 in'],
  [0.0254, '1 in'],
  [2.4384, '96 in'],
  [0.9001125, '35 7/16 in'],
  [0.018, '23/32 in'],
  [-0.0127, '-1/2 in'],
])('%s m are %s', (metres, text) => {
  expect(inchFraction(metres)).toBe(text)
})

test('a fraction is read again within 1/64 of an inch', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 6, noNaN: true }), (metres) => {
      const read = readQuantity(inchFraction(metres), 'mm', 'length') ?? Number.NaN
      expect(Math.abs(read - metres)).toBeLessThanOrEqual(0.0254 / 64 + 1e-9)
    }),
  )
})
