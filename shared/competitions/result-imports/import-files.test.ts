import { expect, test } from 'vitest'
import { readCsv } from '#shared/platform/csv/read-csv.ts'
import type { CompetitionFormat } from '#shared/rules/rulebooks/competition-format.ts'
import { guessColumns, readColumns } from './guess-columns.ts'
import { guessHeader, importRows } from './import-rows.ts'
import { type ImportWorld, planImport } from './plan-import.ts'
import type { ImportColumns, ImportKind } from './result-import.ts'

const loudest: CompetitionFormat = {
  key: 'spl',
  name: 'SPL',
  kind: 'spl_peak',
  runs: 2,
  counts: 'best',
  bonus: [],
  resolutionHundredths: 1,
  judges: 1,
  betterIs: 'more',
  ties: ['second_best_run', 'run_off'],
  thirdPlaceRun: false,
}
const nearest: CompetitionFormat = {
  ...loudest,
  key: 'target',
  kind: 'spl_target',
  betterIs: 'less',
  ties: [],
}

/** An event that knows no one. */
const worldOf = (kind: ImportKind, columns: ImportColumns): ImportWorld => ({
  kind,
  columns,
  classes: [
    { classKey: 'S1', name: 'Street 1', isMetered: true, format: loudest },
    { classKey: 'B1', name: 'Bullseye', isMetered: true, format: nearest },
  ],
  violations: [
    { code: 'VENT', name: 'Venting', effect: 'zero_run' },
    { code: 'OUT', name: 'Unsafe', effect: 'disqualify' },
  ],
  entrants: [],
  leagueNumbers: new Map(),
  takesGuests: true,
  eventId: 'evt_1',
  days: { startsOn: '2027-07-10', endsOn: '2027-07-11' },
  choice: 'skip',
  existing: new Map(),
  standing: new Map(),
  refusalOf: () => undefined,
})

/** What a file would do, as a tab and the server read it. */
function planOf(csv: string, kind: ImportKind = 'results', changes: Partial<ImportWorld> = {}) {
  const read = readCsv(csv)
  if ('problem' in read) throw new Error(read.problem)
  const header = guessHeader(read.rows)
  const columns = readColumns(kind, guessColumns(read.rows[header]?.cells ?? []))
  return planImport(importRows(read.rows.slice(header + 1), { kind, columns }), {
    ...worldOf(kind, columns),
    ...changes,
  })
}

const sentences = (...of: Parameters<typeof planOf>) => planOf(...of).lines.map(({ sentence }) => sentence)
const rowsOf = (...of: Parameters<typeof planOf>) => planOf(...of).lines.map(({ row }) => row)

test('the header is found below what a meter writes above it', () => {
  const csv = `TermLAB Magnum,Rev 3.2
Event:,Spring Bass Off
Date:,07/10/2027

Name,Member No,Class,SPL (dB),Freq (Hz),Run,Violation,Time
Ann Able,,S1,151.3,42.5,1,,10:02:11
Bob Best,,S1,150.92,41,1,,10:05:41 AM
`
  expect(rowsOf(csv, 'runs')).toMatchObject([
    { name: 'Ann Able', scoreHundredths: 15130, frequencyTenthsHz: 425, runNo: 1 },
    { name: 'Bob Best', scoreHundredths: 15092, frequencyTenthsHz: 410, runNo: 1 },
  ])
  expect(sentences(csv, 'runs')[0]).toBe('Line 6: Ann Able as a guest in S1 with 151.30.')
})

test('a file without known words begins with its first line', () => {
  expect(guessHeader([{ lineNo: 1, cells: ['x', 'y'] }])).toBe(0)
})

const sideBySide = `CAR #,First Name,Last Name,Class,Run 1,Run 2,BEST RUN (dB),Peak dB @ Hz,MECA #,POS
1,Ann,Able,S1,150.10,151.30,151.30,42.5,,1
2,Bob,Best,S1,150.92,-,150.92,150.92 @ 41,,2
`

test('the usual headers of leagues are known: two names, runs side by side, two values in a cell', () => {
  expect(rowsOf(sideBySide)).toMatchObject([
    { number: 1, name: 'Ann Able', scoreHundredths: 15130, bestFirst: [15130, 15010], place: 1 },
    { number: 2, name: 'Bob Best', scoreHundredths: 15092, bestFirst: [15092], place: 2 },
  ])
  expect(guessColumns(['Max SPL', 'Peak dB @ Hz'])).toEqual({ score: 0, frequency: 1 })
  expect(guessColumns(['Peak dB @ Hz'])).toEqual({ score: 0 })
  const both = 'Name,Class,Peak dB @ Hz\nAnn,S1,151.30 dB @ 42.5 Hz\n'
  expect(rowsOf(both, 'runs')).toMatchObject([{ scoreHundredths: 15130, frequencyTenthsHz: 425 }])
})

test('runs side by side become a run each, under the number of their line', () => {
  expect(sentences(sideBySide, 'runs')).toEqual([
    'Line 2, run 1: Ann Able as a guest in S1 with 150.10.',
    'Line 2, run 2: Ann Able as a guest in S1 with 151.30.',
    'Line 3, run 1: Bob Best as a guest in S1 with 150.92.',
    'Line 3, run 2: Bob Best in S1 has no score, so there is nothing to import.',
  ])
  const numbers = planOf(sideBySide, 'runs').lines.map(({ lineNo }) => lineNo)
  expect(numbers).toEqual([2, 3, 4, 5])
})

test('without a column of scores, results count their runs as the format does', () => {
  expect(rowsOf('Name,Class,Run 1,Run 2\nAnn,S1,150.10,151.30\n')).toMatchObject([{ scoreHundredths: 15130 }])
})

test.each([
  ['DNF', 'did not finish, so there is no score and no place'],
  ['dns', 'did not start, so there is no score and no place'],
  ['DQ', 'was disqualified, so there is no score and no place'],
  ['-', 'has no score, so there is nothing to import'],
])('“%s” in place of a score is what it says', (word, said) => {
  expect(planOf(`Name,Class,Score\nAnn,S1,${word}\nBob,S1,140\n`)).toMatchObject({
    lines: [
      { outcome: 'skip', sentence: `Line 2: Ann in S1 ${said}.` },
      { outcome: 'create', sentence: 'Line 3: Bob as a guest in S1 with 140.00, place 1.' },
    ],
  })
})

test('a disqualified person has no score in results, and a run that takes its entry out', () => {
  const csv =
    'Name,Class,Score,Violation\nAnn,S1,150.20,DQ\nBob,S1,150.10,OUT\nCy,S1,150,-\nDee,S1,149,vent\n'
  expect(planOf(csv).lines.map(({ outcome }) => outcome)).toEqual(['skip', 'skip', 'create', 'create'])
  expect(rowsOf(csv)[3]).toMatchObject({ scoreHundredths: 0, isZero: true, place: 2 })
  expect(rowsOf(csv, 'runs')).toMatchObject([
    { scoreHundredths: 15020, violations: ['OUT'] },
    { violations: ['OUT'] },
    { violations: [] },
    { scoreHundredths: 14900, violations: ['VENT'] },
  ])
  const several = {
    violations: ['A', 'B'].map((code) => ({ code, name: code, effect: 'disqualify' as const })),
  }
  expect(sentences(csv, 'runs', several)[0]).toBe(
    'Line 2: “DQ” does not name a violation of this rulebook. Write which: A, B.',
  )
})

test('a figure that the file takes back says what to do about the one that is here', () => {
  const existing = new Map([['evt_1#S1#guest:ann#1', { targetId: 'res_1', revision: 1, said: '[15020]' }]])
  expect(
    planOf('Name,Class,Score\nAnn,S1,DQ\n', 'results', { existing, choice: 'replace' }).lines,
  ).toMatchObject([
    { outcome: 'error', sentence: expect.stringContaining('Reject the result or void the run') },
  ])
})

test('places follow from the scores, and a column that contradicts is named line by line', () => {
  const csv = `Name,Class,Score,Place
Ada,S1,140.00,1
Fay,S1,155.00,2
Ben,S1,150.00,2
Cal,S1,151.00,7
`
  const { lines, warnings } = planOf(csv)
  expect(lines.map(({ row }) => row?.place)).toEqual([4, 1, 3, 2])
  expect(warnings).toBe(4)
  expect(lines[0]).toMatchObject({
    sentence: 'Line 2: Ada as a guest in S1 with 140.00, place 4.',
    warning: 'The file says place 1. By the scores it is place 4, and that counts.',
  })
  expect(planOf('Name,Class,Score\nAda,S1,140\nBo,S1,150\n').lines.map(({ row }) => row?.place)).toEqual([
    2, 1,
  ])
})

test.each([
  ['a tie is shared and the next place skipped', ['151', '151', '150'], [1, 1, 3]],
  ['zeros are last and share', ['0', '151', '0'], [2, 1, 2]],
  ['one is first', ['100'], [1]],
  ['two are first and second', ['100', '101'], [2, 1]],
])('%s', (_, scores, places) => {
  const lines = scores.map((score, at) => `P${at},S1,${score}\n`)
  expect(rowsOf(`Name,Class,Score\n${lines.join('')}`).map((row) => row?.place)).toEqual(places)
})

test('a second run separates equal scores where the rulebook says so, and a target is best met', () => {
  expect(
    rowsOf('Name,Class,Run 1,Run 2,Score\nA,S1,151,149,151\nB,S1,150,151,151\n').map((row) => row?.place),
  ).toEqual([2, 1])
  expect(rowsOf('Name,Class,Score\nA,B1,2.5\nB,B1,0\n')).toMatchObject([
    { place: 2 },
    { place: 1, isZero: false },
  ])
})

test('what stands in the class already takes its place', () => {
  const score = { sumHundredths: 15500, judges: 1 }
  const standing = new Map([['S1', [{ targetId: 'res_9', score, isZero: false }]]])
  expect(rowsOf('Name,Class,Score\nAda,S1,140\n', 'results', { standing })).toMatchObject([{ place: 2 }])
  const existing = new Map([
    [
      'evt_1#S1#guest:ada#1',
      { targetId: 'res_9', revision: 1, said: '[15500]', standing: { score, isZero: false } },
    ],
  ])
  const replacing = { standing, existing, choice: 'replace' as const }
  expect(rowsOf('Name,Class,Score\nAda,S1,140\n', 'results', replacing)).toMatchObject([{ place: 1 }])
  expect(
    rowsOf('Name,Class,Score\nAda,S1,140\nBo,S1,150\n', 'results', { standing, existing })[1],
  ).toMatchObject({ place: 2 })
})

test('a day that is none of the event’s is asked about, until it is kept or left out', () => {
  const csv = 'Name,Class,Score,Date\nAda,S1,140,7/11/27\nBo,S1,150,2026-07-10\n'
  const plan = planOf(csv)
  expect(plan.questions).toBe(1)
  expect(plan.lines[1]).toMatchObject({
    outcome: 'error',
    sentence:
      'Line 3: The line is of Jul 10, 2026, and the event is from Jul 10, 2027 to Jul 11, 2027. Is it of this event?',
    questions: [{ about: 'date', options: [{ value: 'keep' }, { value: 'leave_out' }] }],
  })
  const columns = guessColumns(['Name', 'Class', 'Score', 'Date'])
  const answered = (date: string) => {
    const line = { lineNo: 3, cells: ['Bo', 'S1', '150', '2026-07-10'], answers: { date } }
    return planImport([line], worldOf('results', columns)).lines[0]
  }
  expect(answered('keep')?.outcome).toBe('create')
  expect(answered('leave_out')).toMatchObject({ outcome: 'skip', sentence: 'Line 3: This line is left out.' })
})

test('2,000 lines of one class are placed in a moment', () => {
  const lines = Array.from({ length: 2000 }, (_, at) => `P${at},S1,${100 + (at % 90)}.${10 + (at % 90)}\n`)
  const started = performance.now()
  expect(planOf(`Name,Class,Score\n${lines.join('')}`).counts.create).toBe(2000)
  expect(performance.now() - started).toBeLessThan(4000)
})
