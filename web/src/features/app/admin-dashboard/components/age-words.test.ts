import { expect, test } from 'vitest'
import { ageWords, isLate } from './age-words.ts'

const now = Date.parse('2026-11-29T12:00:00.000Z')

test.each([
  ['2026-11-29T11:00:01.000Z', 'under an hour', false],
  ['2026-11-29T12:00:09.000Z', 'under an hour', false],
  ['2026-11-29T11:00:00.000Z', '1 hour', false],
  ['2026-11-28T12:00:01.000Z', '23 hours', false],
  ['2026-11-28T12:00:00.000Z', '1 day', false],
  ['2026-11-26T12:00:00.000Z', '3 days', false],
  ['2026-11-26T11:59:59.000Z', '3 days', true],
  ['2026-11-23T12:00:00.000Z', '6 days', true],
])('what has waited since %s has waited %s', (at, words, late) => {
  expect(ageWords(at, now)).toBe(words)
  expect(isLate(at, now)).toBe(late)
})
