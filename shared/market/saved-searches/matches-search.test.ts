import { expect, test } from 'vitest'
import type { Item } from '#shared/market/market-items/item.ts'
import { matchesSearch } from './matches-search.ts'
import type { SavedSearch, SearchedFor } from './saved-search.ts'

const now = '2026-03-01T12:00:00.000Z'

const item = {
  sellerId: '0b0e3f1c-7a52-4c1e-9d3a-0d6f2b5a9c11',
  title: 'Two 12-inch woofers',
  description: 'They ran for two summers.',
  category: 'subwoofers',
  condition: 'good',
  brand: 'Bassline',
  model: 'BL-12',
  priceKind: 'offers',
  priceCents: 45_000,
  delivery: 'both',
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  point: { lat: 32.787, lon: -96.799, precision: 'zip' },
} as Item

const userId = '1b0e3f1c-7a52-4c1e-9d3a-0d6f2b5a9c12' as SavedSearch['userId']

const finds = (filters: SearchedFor, more: Partial<Pick<SavedSearch, 'point' | 'userId'>> = {}, of = item) =>
  matchesSearch({ filters, userId, ...more }, of, now)

test('a search finds by the words with which those of an item begin, in any order and without accents', () => {
  expect(finds({ q: 'woof bass' })).toBe(true)
  expect(finds({ q: 'BL 12' })).toBe(true)
  expect(finds({ q: 'Wóofers summers' })).toBe(true)
  expect(finds({ q: 'subwoofers' })).toBe(true)
  expect(finds({ q: 'oofers' })).toBe(false)
  expect(finds({ q: 'woofers amplifier' })).toBe(false)
})

test('prices count with both ends', () => {
  expect(finds({ from: 45_000, to: 45_000 })).toBe(true)
  expect(finds({ from: 45_001 })).toBe(false)
  expect(finds({ to: 44_999 })).toBe(false)
})

test('a place counts with its radius, 50 miles unless it is said otherwise', () => {
  const fortWorth = { lat: 32.7555, lon: -97.3308 }
  const waco = { lat: 31.5493, lon: -97.1467 }
  expect(finds({ near: '76102' }, { point: fortWorth })).toBe(true)
  expect(finds({ near: '76102', miles: 10 }, { point: fortWorth })).toBe(false)
  expect(finds({ near: '76701' }, { point: waco })).toBe(false)
  expect(finds({ near: '76701', miles: 100 }, { point: waco })).toBe(true)
  const { point: _, ...nowhere } = item
  expect(finds({ near: '76102' }, { point: fortWorth }, nowhere as Item)).toBe(false)
})

test('category, state, condition, and delivery are the same, and what goes both ways goes each way', () => {
  expect(finds({ category: 'subwoofers', state: 'TX', condition: 'good', delivery: 'ships' })).toBe(true)
  expect(finds({ category: 'amplifiers' })).toBe(false)
  expect(finds({ state: 'OK' })).toBe(false)
  expect(finds({ condition: 'new' })).toBe(false)
  expect(finds({ delivery: 'pickup' }, {}, { ...item, delivery: 'ships' })).toBe(false)
})

test('who looks for drops finds an item while its old price stands beside the new one', () => {
  const dropped = { ...item, referenceCents: 45_000, droppedFromCents: 60_000 }
  const of = (droppedAt: string) => finds({ dropped: 'yes' }, {}, { ...dropped, droppedAt })
  expect(finds({ dropped: 'yes' })).toBe(false)
  expect(of('2026-02-20T12:00:00.000Z')).toBe(true)
  expect(of('2026-02-15T12:00:00.000Z')).toBe(false)
})

test('a member’s own items are none that they look for', () => {
  expect(finds({ category: 'subwoofers' }, { userId: item.sellerId })).toBe(false)
})
