import { expect, test } from 'vitest'
import { runNotes } from './class-words.ts'

const run = { measuredHundredths: 15_130, countsHundredths: 15_130, violations: [] }

test('a run that counts as it was measured needs no note', () => {
  expect(runNotes(run)).toEqual([])
})

test('a run with a violation says what counts of it and why', () => {
  expect(runNotes({ ...run, countsHundredths: 0, frequencyTenthsHz: 321, violations: ['VENT'] })).toEqual([
    '→ 0.00 (VENT)',
    '32.1 Hz',
  ])
})
