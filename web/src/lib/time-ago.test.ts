import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.parse('2030-03-10T12:00:00Z')

test.each([
  ['2030-03-10T11:59:40Z', 'just now'],
  ['2030-03-10T12:05:00Z', 'just now'],
  ['2030-03-10T11:58:00Z', '2 minutes ago'],
  ['2030-03-10T10:30:00Z', '1 hour ago'],
  ['2030-03-09T11:00:00Z', 'yesterday'],
  ['2030-03-01T12:00:00Z', 'last week'],
  ['2028-01-01T12:00:00Z', '2 years ago'],
])('%s reads as %s', (at, words) => {
  expect(timeAgo(at, now)).toBe(words)
})
