import { expect, test } from 'vitest'
import { keyWords } from './key-words.ts'

test('a key of a rulebook reads as words', () => {
  expect(keyWords('tonal_accuracy')).toBe('Tonal accuracy')
  expect(keyWords('looks')).toBe('Looks')
})
