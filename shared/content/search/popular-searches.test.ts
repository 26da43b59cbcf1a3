import { expect, test } from 'vitest'
import { withFixedSearches } from './popular-searches.ts'

test('what visitors search for comes first, and the fixed list fills it up without saying anything twice', () => {
  expect(withFixedSearches([], 5).slice(0, 4)).toEqual(['subwoofer', 'amplifier', 'SPL', 'sound quality'])
  expect(withFixedSearches(['spl', 'ported box'], 5)).toEqual([
    'spl',
    'ported box',
    'subwoofer',
    'amplifier',
    'sound quality',
  ])
  expect(withFixedSearches(['a', 'b', 'c', 'd', 'e', 'f'], 5)).toHaveLength(6)
})
