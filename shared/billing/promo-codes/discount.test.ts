import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountCents } from './discount.ts'

test.each([
  ['percentage', 20, 999, 200],
  ['percentage', 33, 100, 33],
  ['percentage', 12.5, 999, 125],
  ['percentage', 100, 999, 999],
  ['percentage', 150, 999, 999],
  ['percentage', 50, 1, 1],
  ['fixed_amount', 500, 999, 500],
  ['fixed_amount', 1500, 999, 999],
  ['fixed_amount', -5, 999, 0],
  ['percentage', 20, 0, 0],
] as const)('a %s code of %d takes off a price of %i cents: %i', (type, value, price, off) =>
  expect(discountCents({ type, value }, price)).toBe(off),
)

test('a code takes off whole cents, and no one is paid for subscribing', () => {
  const codes = fc.oneof(
    fc.record({
      type: fc.constant('percentage' as const),
      value: fc.double({ min: 0, max: 100, noNaN: true }),
    }),
    fc.record({ type: fc.constant('fixed_amount' as const), value: fc.integer({ min: 0, max: 10_000_000 }) }),
  )
  fc.assert(
    fc.property(codes, fc.integer({ min: 0, max: 10_000_000 }), (code, price) => {
      const off = discountCents(code, price)
      expect(Number.isInteger(off)).toBe(true)
      expect(off).toBeGreaterThanOrEqual(0)
      expect(off).toBeLessThanOrEqual(price)
      if (code.type === 'percentage')
        expect(Math.abs(off - (price * code.value) / 100)).toBeLessThanOrEqual(0.5 + 1e-6)
    }),
  )
})
