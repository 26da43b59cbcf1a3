import { expect, test } from 'vitest'
import { noteWords, type SeasonNote, withNote } from './season-note.ts'

const note: SeasonNote = { at: '2027-07-10T14:00:00.000Z', reason: 'The meter was read wrong.' }

test('a note says what changed and why', () => {
  expect(noteWords(note)).toBe('The rules of this season changed: The meter was read wrong.')
  expect(noteWords({ ...note, kind: 'rules', what: 'points table, ties' })).toBe(
    'The rules of this season changed (points table, ties): The meter was read wrong.',
  )
  expect(noteWords({ ...note, kind: 'opened' })).toBe(
    'This season was opened again: The meter was read wrong.',
  )
  const corrected = { ...note, kind: 'corrected', what: 'Class S1 at Summer Sound-Off' } as const
  expect(noteWords(corrected)).toBe('Class S1 at Summer Sound-Off was corrected: The meter was read wrong.')
  expect(noteWords({ ...corrected, isLate: true })).toBe(
    'Class S1 at Summer Sound-Off was corrected: The meter was read wrong. It does not count until the season is opened again.',
  )
})

test('a season keeps its hundred newest notes', () => {
  const many = Array.from({ length: 100 }, () => note)
  const all = withNote(many, { ...note, reason: 'The newest one.' })
  expect(all).toHaveLength(100)
  expect(all.at(-1)?.reason).toBe('The newest one.')
})
