import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test('a subject is searched by the two longest words that say what it is about', () => {
  expect(searchWords('How do I get a refund for my entry?')).toEqual(['refund', 'entry'])
  expect(searchWords('I can’t log in')).toEqual(['log'])
  expect(searchWords('Refund refund')).toEqual(['refund'])
})

test('a subject without such words finds nothing', () => {
  expect(searchWords('Why is it not?')).toEqual([])
})
