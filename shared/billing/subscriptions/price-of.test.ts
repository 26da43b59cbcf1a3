import { expect, test } from 'vitest'
import { priceOf } from './price-of.ts'

test('a price is told with its period, and with the tax that comes on top of it', () => {
  expect(priceOf({ priceCents: 999, billingPeriod: 'monthly' })).toBe('$9.99 a month')
  expect(priceOf({ priceCents: 9590, billingPeriod: 'yearly', taxation: 'none' })).toBe('$95.90 a year')
  expect(priceOf({ priceCents: 9590, billingPeriod: 'yearly', taxation: 'added' })).toBe(
    '$95.90 plus tax a year',
  )
})
