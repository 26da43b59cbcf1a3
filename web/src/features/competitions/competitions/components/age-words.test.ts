import { expect, test } from 'vitest'
import { ageWords } from './age-words.ts'

const readAt = Date.parse('2027-07-10T18:00:00.000Z')

test.each([
  [0, 'Updated 0 s ago'],
  [12_400, 'Updated 12 s ago'],
  [60_000, 'Updated 60 s ago'],
  [60_001, 'Connection lost. Results may be out of date.'],
])('%i ms after they came, results say “%s”', (age, words) => {
  expect(ageWords(readAt, readAt + age)).toEqual({ words, isLost: age > 60_000 })
})

test('a clock that was set back does not make results younger than now', () => {
  expect(ageWords(readAt, readAt - 5000).words).toBe('Updated 0 s ago')
})
