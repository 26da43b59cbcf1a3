import { expect, test } from 'vitest'
import { americanDates } from './american-dates.ts'

test('a date that Stripe writes has the format that every other date has', () => {
  expect(americanDates('Unused time on Retailer after 25 Nov 2026')).toBe(
    'Unused time on Retailer after Nov 25, 2026',
  )
  expect(americanDates('1 × Retailer (at $29.99 / month)')).toBe('1 × Retailer (at $29.99 / month)')
})
