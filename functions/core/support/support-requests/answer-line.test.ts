import { expect, test } from 'vitest'
import { answerLine } from './answer-line.ts'

const zone = 'America/Chicago'
const now = '2027-03-05T22:30:00.000Z'

test.each([
  ['2027-03-08T15:30:00.000Z', 'a person will answer by Monday, 9:30 AM CST.'],
  ['2027-03-15T14:00:00.000Z', 'a person will answer by Mon, Mar 15, 2027, 9:00 AM CDT.'],
  ['2027-03-05T22:00:00.000Z', 'a person will answer.'],
  [undefined, 'a person will answer.'],
])('a first answer due at %s reads “%s”', (dueAt, line) => {
  expect(answerLine(dueAt, zone, now)).toBe(line)
})
