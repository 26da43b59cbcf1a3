import { expect, test } from 'vitest'
import { itemsPath, readFilters } from '#web/features/market/market-items/components/item-filters.ts'
import { searchedFor } from '#web/features/market/market-items/components/searched-for.ts'
import { searchFilters } from './search-filters.ts'

test('a saved search opens the list that it was saved from', () => {
  const address =
    '/marketplace?q=woofer&category=subwoofers&near=75201&miles=100&state=TX&condition=good&from=99.5&to=500&delivery=ships&dropped=yes'
  const filters = readFilters(new URL(address, 'https://x.test').searchParams)
  expect(itemsPath(searchFilters(searchedFor(filters)))).toBe(address)
  expect(itemsPath(searchFilters({ category: 'subwoofers' }))).toBe('/marketplace?category=subwoofers')
})
