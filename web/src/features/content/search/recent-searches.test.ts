import { expect, test } from 'vitest'
import { withSearch } from './recent-searches.ts'

test('the newest search comes first, and five are kept', () => {
  expect(withSearch(['b', 'c', 'd', 'e', 'f'], ' a ')).toEqual(['a', 'b', 'c', 'd', 'e'])
})

test('searching again moves a search to the front, whatever its case', () => {
  expect(withSearch(['Box', 'Amp'], 'amp')).toEqual(['amp', 'Box'])
})

test('an empty search is not remembered', () => {
  expect(withSearch(['Box'], '  ')).toEqual(['Box'])
})
