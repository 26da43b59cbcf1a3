import { expect, test } from 'vitest'
import { minutesWords } from './minutes-words.ts'

test.each([
  [0, '0 min'],
  [35, '35 min'],
  [60, '1 h'],
  [125, '2 h 5 min'],
])('%i minutes are said as %s', (minutes, words) => {
  expect(minutesWords(minutes)).toBe(words)
})
