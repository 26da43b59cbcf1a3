import { expect, test } from 'vitest'
import { dueTone, dueWords } from './due-words.ts'

const now = '2027-03-05T12:00:00.000Z'

test.each([
  ['2027-03-05T12:25:00.000Z', 'due in 25 min', 'warning'],
  ['2027-03-05T12:30:00.000Z', 'due in 30 min', 'warning'],
  ['2027-03-05T12:31:00.000Z', 'due in 31 min', 'neutral'],
  ['2027-03-05T12:59:59.000Z', 'due in 59 min', 'neutral'],
  ['2027-03-05T13:00:00.000Z', 'due in 1 h', 'neutral'],
  ['2027-03-07T11:59:00.000Z', 'due in 47 h', 'neutral'],
  ['2027-03-07T12:00:00.000Z', 'due in 2 days', 'neutral'],
  ['2027-03-05T12:00:30.000Z', 'due now', 'warning'],
  ['2027-03-05T11:59:30.000Z', 'due now', 'warning'],
  ['2027-03-05T11:59:00.000Z', '1 min late', 'danger'],
  ['2027-03-05T10:00:00.000Z', '2 h late', 'danger'],
  ['2027-03-01T12:00:00.000Z', '4 days late', 'danger'],
])('a request that is due at %s is said to be %s', (dueAt, words, tone) => {
  expect(dueWords(dueAt, now)).toBe(words)
  expect(dueTone(dueAt, now)).toBe(tone)
})
