import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CompetitionFormat } from '#shared/rules/rulebooks/competition-format.ts'
import type { Violation } from '#shared/rules/rulebooks/rulebook.ts'
import { disqualifies, keptOf, type RunRules } from './kept-of.ts'
import { Run } from './run.ts'
import { runReasonRefusal, runRefusal } from './run-refusal.ts'
import { runScore, usedRuns } from './run-score.ts'

const format: CompetitionFormat = {
  key: 'peak',
  name: 'Peak',
  kind: 'spl_peak',
  runs: 2,
  counts: 'best',
  bonus: [],
  resolutionHundredths: 1,
  judges: 1,
  betterIs: 'more',
  ties: [],
  thirdPlaceRun: false,
}
const violations: Violation[] = [
  { code: 'VENT', name: 'Venting', effect: 'zero_run' },
  { code: 'REV', name: 'Over-rev', effect: 'zero_run' },
  { code: 'TOUCH', name: 'Touching', effect: 'deduct', deductHundredths: 50 },
  { code: 'FIGHT', name: 'Fighting', effect: 'disqualify' },
]
const rules: RunRules = { format, violations }
const ulid = '01HZZZZZZZZZZZZZZZZZZZZZZZ'
const at = '2027-07-10T15:00:00.000Z'

const run = (
  measuredHundredths: number,
  runNo = 1,
  codes: string[] = [],
  of: RunRules = rules,
  hz?: number,
): Run =>
  Run.parse({
    id: `run_${ulid.slice(0, -1)}${runNo}`,
    eventId: `evt_${ulid}`,
    classKey: 'T1',
    entryId: `ent_${ulid}`,
    runNo,
    measuredHundredths,
    ...(hz && { frequencyTenthsHz: hz * 10 }),
    violations: codes,
    measuredAt: at,
    deviceAt: at,
    ...keptOf({ measuredHundredths, violations: codes, frequencyTenthsHz: hz && hz * 10 }, of),
    source: 'lane',
    by: 'a3bb189e-8bf9-4c1f-9f54-1b8f1b8f1b8f',
    revision: 1,
    createdAt: at,
    updatedAt: at,
    version: 1,
  })

test('the best of 150.92 and 151.30 counts', () => {
  expect(runScore([run(15092), run(15130, 2)], rules)).toEqual({
    score: { sumHundredths: 15130, judges: 1 },
    isZero: false,
    bestFirst: [15130, 15092],
  })
})

test('a run that vented counts as zero, and what was measured stays', () => {
  const vented = run(15130, 1, ['VENT'])
  expect(vented).toMatchObject({ measuredHundredths: 15130, keptHundredths: 0 })
  expect(runScore([vented, run(14980, 2)], rules)?.score.sumHundredths).toBe(14980)
})

test('two runs that count as zero are a score of zero, unlike no run', () => {
  expect(runScore([run(15130, 1, ['VENT']), run(15000, 2, ['REV'])], rules)).toMatchObject({
    score: { sumHundredths: 0 },
    isZero: true,
  })
  expect(runScore([], rules)).toBeUndefined()
})

test.each([
  [13991, 0],
  [13990, 13990],
])('below a ceiling of 139.90, %i counts as %i', (measured, kept) => {
  expect(run(measured, 1, [], { ...rules, ceilingHundredths: 13990 }).keptHundredths).toBe(kept)
})

test('a meter that shows tenths cuts off the rest', () => {
  const tenths: RunRules = { ...rules, format: { ...format, resolutionHundredths: 10 } }
  expect([15134, 15139].map((measured) => run(measured, 1, [], tenths).keptHundredths)).toEqual([
    15130, 15130,
  ])
})

test('the average of three tones is half up, and needs all three', () => {
  const tones: RunRules = { ...rules, format: { ...format, runs: 3, counts: 'average' } }
  const runs = [run(14320), run(14510, 2), run(14435, 3)]
  expect(runScore(runs, tones)?.score.sumHundredths).toBe(14422)
  expect(runScore(runs.slice(1), tones)).toBeUndefined()
  expect(runScore(runs, { format: { ...tones.format, counts: 'sum' } })?.score.sumHundredths).toBe(43265)
})

test('a format in which the last run counts forgets the better one before', () => {
  const last = { ...rules, format: { ...format, counts: 'last' as const } }
  expect(runScore([run(15130), run(15092, 2)], last)?.score.sumHundredths).toBe(15092)
  expect(runScore([run(15130), run(15092, 2, ['VENT'])], last)).toMatchObject({ isZero: true })
})

const bonus = [
  { belowHz: 32, perHzHundredths: 25 },
  { belowHz: 20, onceHundredths: 200 },
  { belowHz: 15, onceHundredths: 100 },
]

test.each([
  [33, 0],
  [32, 0],
  [28, 100],
  [20, 500],
  [15, 725],
])('a note of %i Hz adds %i hundredths', (hz, added) => {
  const low: RunRules = { ...rules, format: { ...format, bonus } }
  expect(run(14000, 1, [], low, hz).bonusHundredths).toBe(added)
  expect(runScore([run(14000, 1, [], low, hz)], low)?.score.sumHundredths).toBe(14000 + added)
  expect(run(14000, 1, ['VENT'], low, hz).bonusHundredths).toBe(0)
})

test('a note above the highest frequency counts as zero', () => {
  const limited: RunRules = { ...rules, format: { ...format, maxFrequencyHz: 80 } }
  expect([80, 81].map((hz) => run(15000, 1, [], limited, hz).keptHundredths)).toEqual([15000, 0])
})

test('a deduction takes off what the rulebook says, and a disqualification everything', () => {
  expect(run(15000, 1, ['TOUCH']).keptHundredths).toBe(14950)
  expect(run(20, 1, ['TOUCH']).keptHundredths).toBe(0)
  expect(disqualifies(run(15000, 1, ['FIGHT']), violations)).toBe(true)
  expect(disqualifies(run(15000, 1, ['VENT']), violations)).toBe(false)
})

test('where one aims at a target, the nearest wins and a violation is as far as can be', () => {
  const aimed = {
    format: { ...format, kind: 'spl_target' as const, betterIs: 'less' as const },
    ceilingHundredths: 14000,
    violations,
  }
  expect(runScore([run(14012, 1, [], aimed), run(13995, 2, [], aimed)], aimed)).toMatchObject({
    score: { sumHundredths: 5 },
    bestFirst: [5, 12],
    isZero: false,
  })
  expect(runScore([run(14000, 1, ['VENT'], aimed)], aimed)).toMatchObject({
    score: { sumHundredths: 14000 },
    isZero: true,
  })
  expect(runScore([run(14000, 1, [], aimed)], aimed)).toMatchObject({
    score: { sumHundredths: 0 },
    isZero: false,
  })
})

test('a third run is refused, the same one again is not, and a voided one is free', () => {
  const both = [run(15000), run(15100, 2)]
  const third = { ...run(15200, 3), violations: [] }
  expect(runRefusal(third, both, format, violations)?.message).toBe('No runs left.')
  expect(runRefusal(run(15000), both, format, violations)).toBeUndefined()
  const voided = both.map((one) => (one.runNo === 2 ? { ...one, voidedBy: one.by, revision: 2 } : one))
  const again = { ...third, runNo: 2 }
  expect(runRefusal(again, voided, format, violations)).toBeUndefined()
  expect(usedRuns([...voided, ...both]).map(({ runNo }) => runNo)).toEqual([1])
  expect(runRefusal(third, [run(15000)], { runs: 1 }, violations)?.message).toBe('No runs left.')
  expect(
    runRefusal(
      third,
      [run(1), run(2, 2), run(3, 3)].map((one, n) => ({
        ...one,
        id: `run_${ulid.slice(0, -1)}${n + 5}` as const,
      })),
      { runs: 3 },
      violations,
    )?.message,
  ).toBe('No runs left.')
  expect(runRefusal({ ...third, violations: ['NO'] }, [], format, violations)?.message).toBe(
    'The rulebook has no violation NO.',
  )
  expect(runRefusal({ ...third, runNo: 1 }, [run(15000)], { runs: 3 }, violations)?.message).toBe(
    'Run 1 has already been recorded.',
  )
})

test('a run is voided with a reason', () => {
  expect(runReasonRefusal('  too  ')?.message).toBe('Give a reason of at least 10 characters.')
  expect(runReasonRefusal('The meter was off.')).toBeUndefined()
})

test('the order in which runs and revisions arrive changes no score', () => {
  const all = [run(15000), { ...run(15100), revision: 2 }, run(14900, 2), { ...run(14800, 2), revision: 3 }]
  fc.assert(
    fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (arrived) => {
      expect(runScore(arrived, rules)?.bestFirst).toEqual([15100, 14800])
    }),
  )
})
