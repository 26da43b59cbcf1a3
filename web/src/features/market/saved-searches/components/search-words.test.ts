import { expect, test } from 'vitest'
import { searchParts, suggestedName } from './search-words.ts'

test('a search is named for what it looks for', () => {
  expect(suggestedName({ category: 'subwoofers', to: 50_000, state: 'TX' })).toBe(
    'Subwoofers, up to $500, in Texas',
  )
  expect(suggestedName({ condition: 'like_new' })).toBe('Like new')
  expect(searchParts({ from: 10_000, to: 20_050, near: '75201', delivery: 'ships', dropped: 'yes' })).toEqual(
    ['$100 to $200.50', 'within 50 miles of 75201', 'ships', 'price dropped'],
  )
})

test('a suggested name fits, and leaves out what does not', () => {
  const name = suggestedName({
    category: 'batteries_alternators',
    q: 'the longest words that anyone has looked for so far in here',
    state: 'TX',
  })
  expect(name).toBe('Batteries and alternators, in Texas')
  expect(suggestedName({ q: 'w'.repeat(60) })).toBe('')
})
