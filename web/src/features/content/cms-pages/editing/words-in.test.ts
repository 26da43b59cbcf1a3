import { expect, test } from 'vitest'
import { wordsIn } from './words-in.ts'

test('tags and signs are no words, and a word may be in two of them', () => {
  expect(wordsIn('')).toBe(0)
  expect(wordsIn('<h2>Club rules</h2><p>Bring <strong>two</strong>&nbsp;tickets – please.</p><hr>')).toBe(6)
})
