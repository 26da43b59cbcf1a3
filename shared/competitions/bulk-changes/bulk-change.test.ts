import { expect, test } from 'vitest'
import { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { BulkAction, BulkIds, bulkCommitRefusal, bulkPlan, bulkUndoRefusal } from './bulk-change.ts'

const ulid = (n: number) => `01HZZZZZZZZZZZZZZZZZZZ${n.toString().padStart(4, '0')}`
const user = (n: number) => `a3bb189e-8bf9-4c1f-9f54-${n.toString().padStart(12, '0')}`
const at = '2027-07-10T15:00:00.000Z'

const result = (n: number, change: object = {}) =>
  CompetitionResult.parse({
    id: `res_${ulid(n)}`,
    source: 'member',
    eventId: `evt_${ulid(1)}`,
    eventOn: '2027-07-09',
    leagueId: `lge_${ulid(1)}`,
    classKey: 'T1',
    score: { sumHundredths: 15130, judges: 1 },
    notes: '',
    evidence: [],
    competitorId: user(n),
    isZero: false,
    status: 'pending',
    submittedBy: user(n),
    submittedAt: at,
    rejections: 0,
    revision: 1,
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...change,
  })

const judge = { userId: user(1), isTeammateOf: (id: string) => id === user(2) }
const outcomes = (results: CompetitionResult[], action: BulkAction) =>
  bulkPlan(results, BulkAction.parse(action), judge).map(({ outcome, sentence }) => [outcome, sentence])

test('each result of a bulk change has its own answer', () => {
  const all = [result(1), result(2), result(3), result(4, { status: 'verified' })]
  expect(outcomes(all, { kind: 'accept', reason: '' })).toEqual([
    ['refused', 'Someone else must verify this result.'],
    ['refused', 'Give a reason of at least 10 characters.'],
    ['change', 'Is verified.'],
    ['refused', 'This result has already been decided.'],
  ])
  expect(
    outcomes(all.slice(1, 3), { kind: 'accept', reason: 'There is no one else.' }).map(
      ([outcome]) => outcome,
    ),
  ).toEqual(['change', 'change'])
  expect(outcomes(all.slice(2), { kind: 'reject', decision: 'The picture shows another meter.' })[0]).toEqual(
    ['change', 'Is rejected.'],
  )
})

test('a class or an event is changed where it is another, and never under what judges report', () => {
  const all = [
    result(3),
    result(4, { classKey: 'T2' }),
    result(5, { source: 'event' }),
    result(6, { status: 'rejected' }),
  ]
  expect(outcomes(all, { kind: 'reclass', classKey: 'T2' })).toEqual([
    ['change', 'T1 → T2'],
    ['skip', 'Already so.'],
    ['refused', 'Amend the class of this result instead.'],
    ['refused', 'This result does not count.'],
  ])
  const [moved, same] = [2, 1].map(
    (n) => outcomes(all.slice(0, 1), { kind: 'move_event', eventId: `evt_${ulid(n)}` })[0],
  )
  expect([moved?.[0], same?.[0]]).toEqual(['change', 'skip'])
})

test('at most 100 results are changed at once, each once', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, n) => `res_${ulid(n)}`)
  expect(BulkIds.safeParse(ids(100)).success).toBe(true)
  expect(BulkIds.safeParse(ids(101)).success).toBe(false)
  expect(BulkIds.safeParse([]).success).toBe(false)
  expect(BulkIds.safeParse([...ids(1), ...ids(1)]).success).toBe(false)
})

test('a bulk change is undone for 72 hours', () => {
  expect(bulkUndoRefusal(at, '2027-07-13T14:59:59.999Z')).toBeUndefined()
  expect(bulkUndoRefusal(at, '2027-07-13T15:00:00.000Z')?.message).toBe(
    'You can undo a bulk change for 72 hours.',
  )
  expect(bulkUndoRefusal(undefined, at)?.code).toBe('bulk_undo')
})

test('no one changes the class or the event of an own result', () => {
  expect(outcomes([result(1)], { kind: 'reclass', classKey: 'T2' })).toEqual([
    ['refused', 'Someone else must verify this result.'],
  ])
})

test('a preview is done as it was shown, within 30 minutes, and never after it was taken back', () => {
  const planned = { status: 'planned' as const, hash: 'abc', createdAt: at }
  const code = (of: Parameters<typeof bulkCommitRefusal>[0], hash: string, now: string) =>
    bulkCommitRefusal(of, hash, now)?.code
  expect(code(planned, 'abc', '2027-07-10T15:29:59.999Z')).toBeUndefined()
  expect(code(planned, 'abc', '2027-07-10T15:30:00.000Z')).toBe('bulk_changed')
  expect(code(planned, 'other', at)).toBe('bulk_changed')
  // A change that was begun can be finished later.
  expect(code({ ...planned, status: 'committing' }, 'abc', '2027-07-11T15:30:00.000Z')).toBeUndefined()
  expect(code({ ...planned, status: 'undone' }, 'abc', at)).toBe('bulk_undone')
})
