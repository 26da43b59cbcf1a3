import { expect, test } from 'vitest'
import { changeWords } from './views-words.ts'

test.each([
  [0, 0, 'None in the 30 days before'],
  [4, 0, 'None in the 30 days before that'],
  [10, 10, 'Same as the 30 days before'],
  [15, 10, '50% more than in the 30 days before'],
  [5, 10, '50% fewer than in the 30 days before'],
])('%i views after %i are said as: %s', (total, before, words) => {
  expect(changeWords(total, before)).toBe(words)
})
