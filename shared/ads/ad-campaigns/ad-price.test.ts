import { expect, test } from 'vitest'
import { adPrice, bookedOf, daysNotBegun, refundFor } from './ad-price.ts'

const terms = { pricePerThousandCents: 1200, sponsorDayCents: 6000 }
const days = { startsOn: '2026-12-01', endsOn: '2026-12-10' }

test('25,000 views at $12.00 a thousand cost $300.00', () => {
  expect(adPrice({ model: 'views', views: 25_000, ...days }, terms).cents).toBe(30_000)
})

test('a part of a cent counts as one, and views cost $50.00 at least', () => {
  expect(adPrice({ model: 'views', views: 41_667, ...days }, terms).cents).toBe(50_001)
  expect(
    adPrice({ model: 'views', views: 5000, ...days }, { ...terms, pricePerThousandCents: 100 }).cents,
  ).toBe(5000)
})

test('a sponsor pays for each day', () => {
  expect(adPrice({ model: 'sponsor', ...days }, terms).cents).toBe(60_000)
})

test('what was not delivered is refunded, rounded down', () => {
  expect(refundFor(30_000, 1250, 25_000)).toBe(1500)
  expect(refundFor(30_000, 1, 25_000)).toBe(1)
  expect(refundFor(30_000, 0, 25_000)).toBe(0)
  expect(refundFor(30_000, 25_000, 25_000)).toBe(30_000)
})

test('a sponsor gets back whole days that had not begun', () => {
  expect(bookedOf({ model: 'sponsor', ...days })).toBe(10)
  expect(daysNotBegun(days, '2026-11-30')).toBe(10)
  expect(daysNotBegun(days, '2026-12-01')).toBe(9)
  expect(daysNotBegun(days, '2026-12-10')).toBe(0)
})
