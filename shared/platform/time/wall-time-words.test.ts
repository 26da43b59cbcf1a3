import { expect, test } from 'vitest'
import { wallTimeWords } from './wall-time-words.ts'

test('a planned time reads as it was typed, also in a zone that the reader is not in', () => {
  expect(wallTimeWords({ local: '2027-03-14T03:30', zone: 'America/Los_Angeles' })).toBe(
    'Mar 14, 2027, 3:30 AM (America/Los Angeles)',
  )
})
