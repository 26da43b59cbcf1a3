import { expect, test } from 'vitest'
import type { CompetitionFormat } from '#shared/rules/rulebooks/competition-format.ts'
import { scoreRefusal } from './score-refusal.ts'

type Format = Pick<CompetitionFormat, 'kind' | 'counts' | 'bonus' | 'betterIs'>
const peak: Format = { kind: 'spl_peak', counts: 'best', bonus: [], betterIs: 'more' }
const of = { name: 'Bass Race 139', ceilingHundredths: 13_990 }
const said = (sumHundredths: number, format: Format = peak, judges = 1) =>
  scoreRefusal({ sumHundredths, judges }, { format, of })?.message

test('a score ends at the ceiling of its class', () => {
  expect(said(13_990)).toBeUndefined()
  expect(said(13_991)).toBe('Bass Race 139 ends at 139.90 dB; what is above counts as 0.')
  expect(scoreRefusal({ sumHundredths: 13_991, judges: 1 }, { format: peak, of: { name: 'S1' } })).toBe(
    undefined,
  )
})

test.each([
  ['a bonus goes beyond it', { ...peak, bonus: [{ belowHz: 32, perHzHundredths: 25 }] }],
  ['so does a sum', { ...peak, counts: 'sum' as const }],
  [
    'a target may be missed on either side',
    { ...peak, kind: 'spl_target' as const, betterIs: 'less' as const },
  ],
])('%s', (_, format) => {
  expect(said(13_991, format)).toBeUndefined()
})

test('no score reaches 200 dB, nor 1,000 points of a judge', () => {
  expect(said(20_000)).toBe('A score must be below 200 dB.')
  expect(said(19_900, { ...peak, kind: 'sheet' }, 3)).toBeUndefined()
  expect(said(300_000, { ...peak, kind: 'sheet' }, 3)).toBe('A score must be below 1,000 points.')
})
