import { expect, test } from 'vitest'
import type { ZoneRate } from '#shared/ads/ad-zones/contract.ts'
import { estimatedPrice, typedCount } from './estimated-price.ts'

const rate: ZoneRate = {
  zone: 'home_wide',
  pricePerThousandCents: 1500,
  sponsorDayCents: 9000,
  dailyViews: 2000,
}

test('views cost their price per thousand, and take the days that a place needs for them', () => {
  expect(estimatedPrice({ model: 'views', amount: 20_000 }, rate)).toEqual({
    cents: 30_000,
    unitCents: 1500,
    views: 20_000,
    days: 13,
  })
})

test('few views cost the least price of a campaign', () => {
  const cheap = { ...rate, pricePerThousandCents: 600 }
  expect(estimatedPrice({ model: 'views', amount: 5000 }, cheap)).toMatchObject({ cents: 5000 })
})

test('a sponsor pays for days, and has about the views of them', () => {
  expect(estimatedPrice({ model: 'sponsor', amount: 7 }, rate)).toMatchObject({
    cents: 63_000,
    views: 14_000,
  })
})

test.each([
  ['views', 4999, 'At least 5,000 views'],
  ['views', 1_000_001, 'Up to 1,000,000 views'],
  ['views', Number.NaN, 'At least 5,000 views'],
  ['sponsor', 0, 'At least one day'],
  ['sponsor', 61, 'Up to 60 days'],
] as const)('%s: %d cannot be booked', (model, amount, problem) => {
  expect(estimatedPrice({ model, amount }, rate)).toEqual({ problem })
})

test('a place that no one has measured takes no days', () => {
  expect(estimatedPrice({ model: 'views', amount: 5000 }, { ...rate, dailyViews: 0 })).toMatchObject({
    days: 0,
  })
})

test('a count is read as people type it', () => {
  expect([typedCount('20,000'), typedCount(' 7 '), typedCount('many'), typedCount('')]).toEqual([
    20_000,
    7,
    Number.NaN,
    Number.NaN,
  ])
})
