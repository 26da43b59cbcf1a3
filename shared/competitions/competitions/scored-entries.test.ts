import { expect, test } from 'vitest'
import type { Run } from '#shared/competitions/runs/run.ts'
import type { ScoreSheet } from '#shared/competitions/score-sheets/score-sheet.ts'
import { ResultsPolicy } from '#shared/events/events/results-policy.ts'
import type { CompetitionFormat } from '#shared/rules/rulebooks/competition-format.ts'
import { Rubric } from '#shared/rules/rulebooks/rubric.ts'
import { boardShows } from './board-shows.ts'
import { classPlaces } from './class-places.ts'
import { publishRefusal } from './class-refusal.ts'
import { calledNext, type EntryInClass, scoredEntries } from './scored-entries.ts'

const metered: CompetitionFormat = {
  key: 'peak',
  name: 'Peak',
  kind: 'spl_peak',
  runs: 2,
  counts: 'best',
  bonus: [],
  resolutionHundredths: 1,
  judges: 1,
  betterIs: 'more',
  ties: ['second_best_run'],
  thirdPlaceRun: false,
}
const judged: CompetitionFormat = {
  ...metered,
  kind: 'sheet',
  judges: 3,
  rubricKey: 'sq',
  ties: ['section_totals'],
}
const rubric = Rubric.parse({
  key: 'sq',
  name: 'Sound quality',
  sections: [
    {
      key: 'sound',
      name: 'Sound',
      items: [
        {
          key: 'tone',
          label: 'Tone',
          kind: 'points',
          minHundredths: 0,
          maxHundredths: 10_000,
          stepHundredths: 25,
          note: '',
        },
      ],
    },
  ],
})
const violations = [{ code: 'FIGHT', name: 'Fighting', effect: 'disqualify' as const }]

const entries: EntryInClass[] = ['a', 'b', 'c'].map((entryId, at) => ({
  entryId,
  number: at + 1,
  status: 'in',
}))
const run = (entryId: string, kept: number, runNo = 1, codes: string[] = []) =>
  ({
    entryId,
    runNo,
    revision: 1,
    keptHundredths: kept,
    bonusHundredths: 0,
    violations: codes,
  }) as unknown as Run
const sheet = (entryId: string, judgeId: string, tone: number, change: Partial<ScoreSheet> = {}) =>
  ({
    entryId,
    judgeId,
    values: { tone },
    status: 'submitted',
    revision: 1,
    ...change,
  }) as unknown as ScoreSheet

type Of = Parameters<typeof scoredEntries>[0]['of']
const of = (change: object = {}): Of =>
  ({ absent: [], judgeIds: [], excused: [], runsAllowed: 1, ...change }) as Of
const running = { state: 'running' as const, absent: [] }
const publishing = (work: Parameters<typeof publishRefusal>[1]['entries']) => ({
  entries: work,
  openTie: undefined,
  asShared: false,
})
const byPlace = (scored: Parameters<typeof classPlaces>[0]) =>
  classPlaces(scored, { ties: [], decisions: [], betterIs: 'more' }).map(({ entryId, place }) => [
    entryId,
    place,
  ])

test('an entry without a run stops publishing until it is absent, and then it has no place', () => {
  const runs = [run('a', 15000), run('b', 15100)]
  const rules = { format: metered, violations }
  const before = scoredEntries({ of: of(), entries, runs, sheets: [] }, rules)
  expect(publishRefusal(running, publishing(before.work))?.message).toBe(
    'Number 3 has not been judged, marked absent, or withdrawn.',
  )
  const after = scoredEntries({ of: of({ absent: ['c'] }), entries, runs, sheets: [] }, rules)
  expect(publishRefusal({ ...running, absent: ['c'] as never }, publishing(after.work))).toBeUndefined()
  expect(byPlace(after.scored)).toEqual([
    ['b', 1],
    ['a', 2],
    ['c', undefined],
  ])
})

test('an entrant who is marked absent has no place, even with a run', () => {
  const { scored } = scoredEntries(
    { of: of({ absent: ['a'] }), entries: entries.slice(0, 1), runs: [run('a', 15000)], sheets: [] },
    { format: metered, violations },
  )
  expect(byPlace(scored)).toEqual([['a', undefined]])
})

test('a violation that disqualifies leaves an entry without a place, and is not waited for', () => {
  const { scored, work } = scoredEntries(
    {
      of: of(),
      entries: entries.slice(0, 2),
      runs: [run('a', 15000), run('b', 0, 1, ['FIGHT'])],
      sheets: [],
    },
    { format: metered, violations },
  )
  expect(byPlace(scored)).toEqual([
    ['a', 1],
    ['b', undefined],
  ])
  expect(publishRefusal(running, publishing(work))).toBeUndefined()
})

test('withdrawn and moved entries are in no list of places', () => {
  const gone: EntryInClass[] = [
    { entryId: 'a', status: 'withdrawn' },
    { entryId: 'b', status: 'moved' },
  ]
  const { scored, work } = scoredEntries(
    { of: of(), entries: gone, runs: [run('a', 15000)], sheets: [] },
    { format: metered, violations },
  )
  expect(scored).toEqual([])
  expect(publishRefusal(running, publishing(work))).toBeUndefined()
})

const rules = { format: judged, violations, rubric }
const three = { judgeIds: ['x', 'y', 'z'] }
const excused = { ...three, excused: [{ judgeId: 'z', by: 'h', at: '', reason: 'Went home sick' }] }

test('an absent judge is no zero: the score is missing until the head judge excuses them', () => {
  const sheets = [sheet('a', 'x', 7950), sheet('a', 'y', 8125)]
  const one = entries.slice(0, 1)
  const before = scoredEntries({ of: of(three), entries: one, runs: [], sheets }, rules)
  expect(before.scored[0]?.score).toBeUndefined()
  expect(publishRefusal(running, publishing(before.work))?.message).toBe('One sheet is missing: 1.')
  const after = scoredEntries({ of: of(excused), entries: one, runs: [], sheets }, rules)
  expect(after.scored[0]?.score).toEqual({ sumHundredths: 16075, judges: 2 })
  expect(publishRefusal(running, publishing(after.work))).toBeUndefined()
})

test('a judge who is excused afterwards keeps the sheets they submitted, and only the others are divided by two', () => {
  const sheets = [
    ...[sheet('a', 'x', 8000), sheet('a', 'y', 8000), sheet('a', 'z', 8110)],
    ...[sheet('b', 'x', 7950), sheet('b', 'y', 8125), sheet('b', 'z', 100, { status: 'draft' })],
  ]
  const two = entries.slice(0, 2)
  const { scored, work } = scoredEntries({ of: of(excused), entries: two, runs: [], sheets }, rules)
  expect(scored.map(({ score }) => score)).toEqual([
    { sumHundredths: 24110, judges: 3 },
    { sumHundredths: 16075, judges: 2 },
  ])
  expect(byPlace(scored)).toEqual([
    ['b', 1],
    ['a', 2],
  ])
  expect(publishRefusal(running, publishing(work))).toBeUndefined()
})

test('only what was submitted last counts of a sheet', () => {
  const drafts = [
    sheet('a', 'x', 8000, { revision: 2 }),
    sheet('a', 'x', 2000),
    sheet('a', 'y', 8000),
    sheet('a', 'z', 8000),
  ]
  const all = { of: of(three), entries: entries.slice(0, 1), runs: [] }
  expect(scoredEntries({ ...all, sheets: drafts }, rules).scored[0]?.score?.sumHundredths).toBe(24_000)
  const reopened = [...drafts, sheet('a', 'x', 9000, { revision: 3, status: 'reopened' })]
  expect(scoredEntries({ ...all, sheets: reopened }, rules).work[0]).toMatchObject({
    missingJudges: 1,
    hasScore: false,
  })
})

test('where no judges are named, as many as the format asks for', () => {
  const all = { of: of(), entries: entries.slice(0, 1), runs: [] }
  const two = [sheet('a', 'x', 8000), sheet('a', 'y', 8000)]
  expect(scoredEntries({ ...all, sheets: two }, rules).work[0]).toMatchObject({
    missingJudges: 1,
    judges: 3,
    hasScore: false,
  })
  expect(scoredEntries({ ...all, sheets: [...two, sheet('a', 'z', 0)] }, rules).scored[0]?.score).toEqual({
    sumHundredths: 16_000,
    judges: 3,
  })
})

test('a sheet of zeros is a score of zero', () => {
  const { scored } = scoredEntries(
    { of: of({ judgeIds: ['x'] }), entries: entries.slice(0, 1), runs: [], sheets: [sheet('a', 'x', 0)] },
    rules,
  )
  expect(scored[0]).toMatchObject({ isZero: true, score: { sumHundredths: 0, judges: 1 } })
})

test('the next three who have still to run are called', () => {
  const many: EntryInClass[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((entryId) => ({
    entryId,
    status: entryId === 'c' ? 'withdrawn' : 'in',
  }))
  const { work } = scoredEntries(
    { of: of({ absent: ['e'] }), entries: many, runs: [run('a', 15000)], sheets: [] },
    { format: metered, violations },
  )
  expect(calledNext(['f', 'e', 'd', 'c', 'b', 'a'], work)).toEqual(['f', 'd', 'b'])
})

test('everyone is called for the first run, then for the second, and no one for a third', () => {
  const next = (...runs: Run[]) => {
    const { work } = scoredEntries(
      { of: of({ runsAllowed: 2 }), entries, runs, sheets: [] },
      { format: metered, violations },
    )
    return calledNext(['a', 'b', 'c'], work)
  }
  expect(next(run('a', 15000))).toEqual(['b', 'c', 'a'])
  const first = [run('a', 15000), run('b', 15000), run('c', 0, 1, ['FIGHT'])]
  expect(next(...first)).toEqual(['a', 'b'])
  expect(next(...first, run('a', 15100, 2))).toEqual(['b'])
  expect(next(...first, run('a', 15100, 2), run('b', 15100, 2))).toEqual([])
})

test('an entry is called until every judge has submitted a sheet', () => {
  const next = (...sheets: ScoreSheet[]) =>
    calledNext(
      ['a'],
      scoredEntries({ of: of(three), entries: entries.slice(0, 1), runs: [], sheets }, rules).work,
    )
  expect(next(sheet('a', 'x', 8000), sheet('a', 'y', 8000))).toEqual(['a'])
  expect(next(sheet('a', 'x', 8000), sheet('a', 'y', 8000), sheet('a', 'z', 8000))).toEqual([])
})

test('a board shows what the organizer wants until the places are signed', () => {
  const policy = ResultsPolicy.parse({})
  expect(policy).toEqual({ protestMinutes: 30, board: 'all' })
  expect(boardShows(policy, 'running')).toBe('scores')
  expect(boardShows({ board: 'places' }, 'provisional')).toBe('places')
  expect(boardShows({ board: 'hidden' }, 'provisional')).toBe('nothing')
  expect(boardShows({ board: 'hidden' }, 'final')).toBe('scores')
  expect(boardShows(policy, 'void')).toBe('nothing')
})
