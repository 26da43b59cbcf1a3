import { expect, test } from 'vitest'
import type { Item } from '#shared/market/market-items/item.ts'
import type { SavedSearch } from '#shared/market/saved-searches/saved-search.ts'
import { foundLines } from './found-lines.ts'
import { partitionsFor } from './match-searches.ts'
import { searchesFor } from './saved-searches.ts'

const item = {
  title: 'Two woofers',
  priceKind: 'fixed',
  priceCents: 45_000,
  city: 'Dallas',
  state: 'TX',
} as Item
const [near, cheap] = ['Near me', 'Cheap'].map((name) => ({ name }) as SavedSearch)

test('a mail names each item once, with the searches that found it', () => {
  const found = [
    { item, searches: [near, cheap].filter((search) => search !== undefined) },
    { item: { ...item, title: 'A cable', priceKind: 'free', city: '', state: '' } as Item, searches: [] },
  ]
  expect(foundLines(found)).toBe('Two woofers, $450.00, Dallas, TX (“Near me”, “Cheap”)\nA cable, free')
})

test('a mail names twenty, and says how many more there are', () => {
  const lines = foundLines(Array.from({ length: 25 }, () => ({ item, searches: [] }))).split('\n')
  expect([lines.length, lines.at(-1)]).toEqual([21, 'and 5 more'])
})

test('an item is looked for in four partitions, and in two if it has no state', () => {
  const of = (state: string) =>
    partitionsFor({ category: 'wiring', state }).map((one) => searchesFor(one.category, one.state))
  expect(of('TX')).toEqual(['SAVED#wiring#TX', 'SAVED#any#TX', 'SAVED#wiring#any', 'SAVED#any#any'])
  expect(of('')).toEqual(['SAVED#wiring#any', 'SAVED#any#any'])
})
