import { expect, test } from 'vitest'
import { readCsv } from '#shared/platform/csv/read-csv.ts'
import { columnsRefusal, guessColumns, headersKeyOf, termLabColumns } from './guess-columns.ts'
import { commitRefusal, undoRefusal } from './import-refusal.ts'
import { fileRefusal, planImport, planText, saidOf } from './plan-import.ts'
import { readRow } from './read-row.ts'
import { ImportMapping, mostImportBytes, ResultImport } from './result-import.ts'

const termlab = ['Competitor', 'Member No.', 'Class', 'Peak dB', 'Freq (Hz)', 'Run', 'Violation', 'Date']

const rowsOf = (file: string) => {
  const read = readCsv(file)
  if ('problem' in read) throw new Error(read.problem)
  return read.rows
}

const target = {
  kind: 'runs' as const,
  columns: guessColumns(termlab),
  classes: [
    { classKey: 'T1', name: 'Trunk 1', isMetered: true },
    { classKey: 'SQ1', name: 'Sound quality', isMetered: false },
  ],
  violations: [
    { code: 'VENT', name: 'Venting', effect: 'zero_run' as const },
    { code: 'OUT', name: 'Unsafe', effect: 'disqualify' as const },
  ],
}
const entrants = [
  { registrationId: 'reg_1', userId: 'ann', name: 'Ann Lee', number: 12 },
  { registrationId: 'reg_2', name: 'José Díaz', number: 14 },
  { registrationId: 'reg_3', userId: 'sam1', name: 'Sam Fox' },
  { registrationId: 'reg_4', userId: 'sam2', name: 'Sam Fox' },
]
const known = {
  leagueNumbers: new Map([['4711', { userId: 'bob', name: 'Bob Ray' }]]),
  entrants,
  takesGuests: true,
}
const world = {
  ...target,
  ...known,
  eventId: 'evt_1',
  choice: 'replace' as const,
  days: { startsOn: '2027-07-10', endsOn: '2027-07-10' },
  existing: new Map(),
  standing: new Map(),
  refusalOf: () => undefined,
}
const run15000 = { targetId: 'run_1', revision: 3, scoreHundredths: 15000, said: '[15000,null,[]]' }

test('the columns of a meter and of a spreadsheet are known by their names', () => {
  expect(target.columns).toEqual({
    name: 0,
    league_number: 1,
    class: 2,
    score: 3,
    frequency: 4,
    run: 5,
    violation: 6,
    date: 7,
  })
  expect(guessColumns(['#', 'NAME', 'Category', 'dB', 'Hz', 'Other'])).toEqual({
    number: 0,
    name: 1,
    class: 2,
    score: 3,
    frequency: 4,
  })
  expect(headersKeyOf(['  Peak  dB', 'Class'])).toBe(headersKeyOf(['PEAK DB', 'class']))
  expect(ImportMapping.shape.columns.safeParse(target.columns).success).toBe(true)
})

test('a file of a TermLAB begins with the columns in their usual order, as many as it has', () => {
  expect(termLabColumns(['a', 'b', 'c', 'd'])).toEqual({ name: 0, league_number: 1, class: 2, score: 3 })
})

test('a mapping names what it lacks', () => {
  expect(columnsRefusal(target.columns)).toBeUndefined()
  expect(columnsRefusal({ class: 0, name: 1 })).toBe('Choose the column with the score.')
  expect(columnsRefusal({ class: 0, score: 1 })).toBe('Choose the column with who it was.')
  expect(columnsRefusal({ class: 0, name: 1, score: 1 })).toBe('Choose each column only once.')
})

const row = (...cells: string[]) => readRow({ lineNo: 14, cells }, target)

test('a line is read with a comma or a point, with units and without', () => {
  const read = {
    name: 'Ann Lee',
    classKey: 'T1',
    scoreHundredths: 15130,
    frequencyTenthsHz: 425,
    runNo: 2,
    lineNo: 14,
  }
  expect(row('Ann Lee', '', 'T1', '151,3', '42.5', '2', 'vent', '7/10/2027')).toEqual({
    row: { ...read, violations: ['VENT'], on: '2027-07-10' },
  })
  expect(row('Ann Lee', '', 'trunk 1', '151.30 dB', '42,5 Hz', '2', '', '2027-07-10')).toEqual({
    row: { ...read, violations: [], on: '2027-07-10' },
  })
  expect(row('Ann Lee', '', 'sound quality', '240.25')).toMatchObject({
    row: { classKey: 'SQ1', scoreHundredths: 24025 },
  })
})

test.each([
  [['Ann', '', 'S9', '151'], 'Line 14: "S9" is not a class of this event.'],
  [['', '', 'T1', '151'], 'Line 14: It does not say who it was.'],
  [['Ann', '', 'T1', ''], 'Line 14: The score is missing.'],
  [['Ann', '', 'T1', '151.305'], 'Line 14: Enter the score with at most two decimals.'],
  [['Ann', '', 'T1', '200'], 'Line 14: A score must be below 200 dB.'],
  [['Ann', '', 'T1', '151', 'low'], 'Line 14: “low” is not a frequency such as 42.5.'],
  [['Ann', '', 'T1', '151', '', '11'], 'Line 14: “11” is not a run from 1 to 10.'],
  [['Ann', '', 'T1', '151', '', '', 'smoke'], 'Line 14: “smoke” is not a violation of this rulebook.'],
  [
    ['Ann', '', 'T1', '151', '', '', '', '2027-02-30'],
    'Line 14: “2027-02-30” is not a date such as 2027-07-10.',
  ],
])('%o is an error', (cells, problem) => {
  expect(row(...cells)).toEqual({ problem })
})

test('a zero is a score', () => {
  expect(row('Ann', '', 'T1', '0')).toMatchObject({ row: { scoreHundredths: 0 } })
})

const file = `${termlab.join(';')}
Ann Lee;;T1;151,3;;1
Ann Lee;;T1;150,92;;2
ANN LEE;;T1;149;;2
Gus;;S9;140;;1
Gus;;T1;140;;1
`

test('a file says for each line what it would do', () => {
  const plan = planImport(rowsOf(file).slice(1), world)
  expect(plan.lines.map(({ sentence }) => sentence)).toEqual([
    'Line 2: Ann Lee in T1 with 151.30.',
    'Line 3: Ann Lee in T1 with 150.92.',
    'Line 4: This means the same as line 3.',
    'Line 5: "S9" is not a class of this event.',
    'Line 6: Gus as a guest in T1 with 140.00.',
  ])
  expect(plan.counts).toEqual({ create: 3, update: 0, skip: 0, error: 2 })
})

test('a file that was imported makes nothing a second time, guests included', () => {
  const rows = rowsOf(file).slice(1)
  const existing = new Map(
    planImport(rows, world).lines.flatMap(({ outcome, key, row: read }) =>
      outcome === 'create' && key
        ? [[key, { targetId: `run_${key}`, revision: 1, said: saidOf('runs', read ?? {}) }] as const]
        : [],
    ),
  )
  expect(planImport(rows, { ...world, existing }).counts).toEqual({ create: 0, update: 0, skip: 3, error: 2 })
})

test.each([
  ['replace', 'update', 'Line 2: Ann Lee in T1: 150.00 → 151.30.'],
  ['skip', 'skip', 'Line 2: Ann Lee in T1 is already there.'],
  ['stop', 'error', 'Line 2: Ann Lee in T1 is already there.'],
] as const)('what is there already: %s', (choice, outcome, sentence) => {
  const existing = new Map([['evt_1#T1#ann#1', run15000]])
  const [line] = planImport(rowsOf(file).slice(1, 2), { ...world, choice, existing }).lines
  expect(line).toMatchObject({ outcome, sentence, targetId: 'run_1', revision: 3 })
})

test('what cannot be written or replaced is an error, and a name much alike is offered', () => {
  const [first] = planImport(rowsOf(file).slice(1, 2), { ...world, refusalOf: () => 'No.' }).lines
  expect(first).toMatchObject({ outcome: 'error', sentence: 'Line 2: No.' })
  const existing = new Map([['evt_1#T1#ann#1', { ...run15000, fixed: 'It is verified.' }]])
  expect(planImport(rowsOf(file).slice(1, 2), { ...world, existing }).lines[0]?.sentence).toBe(
    'Line 2: It is verified.',
  )
  const near = { ...world, refusalOf: () => 'Anne Lee has not entered T1.' }
  expect(planImport([{ lineNo: 9, cells: ['Anne Lee', '', 'T1', '151'] }], near).lines[0]?.sentence).toBe(
    'Line 9: Anne Lee has not entered T1. If this is Ann Lee, write the name like that in the file.',
  )
})

test('the same score with another frequency is a change, and a place follows from the scores', () => {
  const existing = new Map([['evt_1#T1#ann#1', { ...run15000, scoreHundredths: 15130 }]])
  expect(planImport(rowsOf(file).slice(1, 2), { ...world, existing }).lines[0]?.sentence).toBe(
    'Line 2: Ann Lee in T1: 151.30 with other details.',
  )
  expect(saidOf('results', { scoreHundredths: 1, place: 2 })).toBe(saidOf('results', { scoreHundredths: 1 }))
})

test('the same world gives the same plan, and any change another', () => {
  const rows = rowsOf(file).slice(1)
  const before = planText(planImport(rows, world))
  expect(planText(planImport(rows, world))).toBe(before)
  const existing = new Map([['evt_1#T1#ann#1', { ...run15000, revision: 4 }]])
  expect(planText(planImport(rows, { ...world, existing }))).not.toBe(before)
})

test('a file has between one and 2,000 lines', () => {
  const lines = (count: number) =>
    Array.from({ length: count + 1 }, (_, at) => ({ lineNo: at + 1, cells: ['x'] }))
  expect(fileRefusal(lines(0), 100)).toBe('The file has no lines below its header.')
  expect(fileRefusal(lines(2000), mostImportBytes)).toBeUndefined()
  expect(fileRefusal(lines(1), mostImportBytes + 1)).toBe('A file may have at most 2 MB.')
  expect(fileRefusal(lines(2001), 100)).toBe('A file may have at most 2,000 lines.')
})

const now = '2027-07-10T18:00:00.000Z'
const ulid = '01HZZZZZZZZZZZZZZZZZZZZZZZ'
const planned = ResultImport.parse({
  id: `ipt_${ulid}`,
  kind: 'runs',
  eventId: `evt_${ulid}`,
  fileName: 'one.csv',
  columns: target.columns,
  choice: 'skip',
  rows: 5,
  plan: { create: 3, update: 0, skip: 0, error: 2 },
  planHash: 'abc',
  plannedAt: now,
  status: 'planned',
  committedLineNo: 0,
  undoneLineNo: 0,
  left: 0,
  by: 'a3bb189e-8bf9-4c1f-9f54-1b8f1b8f1b8f',
  createdAt: now,
  updatedAt: now,
  version: 1,
})
const good = { planHash: 'abc', goodLinesOnly: true }

test('what was shown is what is committed, within 30 minutes', () => {
  expect(commitRefusal(planned, good, '2027-07-10T18:29:59.999Z')).toBeUndefined()
  const changed = 'The results have changed since this preview. Review it again.'
  expect(commitRefusal(planned, good, '2027-07-10T18:30:00.000Z')?.message).toBe(changed)
  expect(commitRefusal(planned, { ...good, planHash: 'other' }, now)?.message).toBe(changed)
  expect(commitRefusal(planned, { ...good, goodLinesOnly: false }, now)?.code).toBe('import_errors')
  expect(commitRefusal({ ...planned, status: 'committed' }, good, now)).toBeUndefined()
  const asking = { ...planned, plan: { ...planned.plan, error: 0 }, questions: 2 }
  expect(commitRefusal(asking, good, now)).toEqual({
    code: 'import_questions',
    message: '2 lines have a question. Answer each, or leave the line out.',
  })
  const begun = { ...planned, status: 'committing' as const }
  expect(commitRefusal(begun, good, '2027-07-11T18:00:00.000Z')).toBeUndefined()
  expect(commitRefusal(begun, { ...good, planHash: 'other' }, now)?.message).toBe(changed)
  expect(commitRefusal(begun, good, '2027-08-09T17:59:59.999Z')).toBeUndefined()
  expect(commitRefusal(begun, good, '2027-08-09T18:00:00.000Z')?.message).toBe(
    'The lines of an import are kept for 30 days. Choose the file again to import what is missing.',
  )
  expect(commitRefusal({ ...planned, status: 'undone' }, good, now)?.code).toBe('import_state')
})

test('an import is undone within 72 hours, while no class of it is final', () => {
  const done = { status: 'committed' as const, createdAt: now, committedAt: now, undoneLineNo: 0 }
  expect(undoRefusal(done, ['running', 'provisional'], '2027-07-13T17:59:59.999Z')).toBeUndefined()
  expect(undoRefusal(done, [], '2027-07-13T18:00:00.000Z')?.message).toBe(
    'You can undo an import for 72 hours.',
  )
  const begun = { ...done, undoneLineNo: 201 }
  expect(undoRefusal(begun, [], '2027-07-13T18:00:00.000Z')).toBeUndefined()
  expect(undoRefusal(done, ['running', 'final'], now)?.code).toBe('class_final')
  expect(undoRefusal(planned, [], now)?.code).toBe('import_state')
  const late = { ...done, committedAt: '2027-08-08T18:00:00.000Z' }
  expect(undoRefusal(late, [], '2027-08-09T17:59:59.999Z')).toBeUndefined()
  expect(undoRefusal(late, [], '2027-08-09T18:00:00.000Z')?.message).toBe(
    'The lines of an import are kept for 30 days, so it can no longer be undone. Have its results rejected instead.',
  )
})
