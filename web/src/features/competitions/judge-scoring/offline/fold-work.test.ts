import { expect, test } from 'vitest'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import type { Run } from '#shared/competitions/runs/run.ts'
import { foldWork, isUnsent, nextRunNo, scoreHere } from './fold-work.ts'
import type { ScoringItem } from './scoring-item.ts'

const at = '2027-07-10T15:00:00.000Z'
const of = { eventId: 'evt_1', classKey: 'T1', runsAllowed: 2 } as unknown as ClassWork['of']
const sent = (more: Partial<Run>): Run =>
  ({
    id: 'run_1',
    runNo: 1,
    keptHundredths: 15092,
    bonusHundredths: 0,
    revision: 1,
    version: 1,
    ...more,
  }) as Run

const work = (runs: Run[] = []): ClassWork =>
  ({
    of,
    format: {
      kind: 'spl_peak',
      runs: 2,
      counts: 'best',
      bonus: [],
      resolutionHundredths: 1,
      betterIs: 'more',
    },
    violations: [{ code: 'VENT', name: 'Venting', effect: 'zero_run' }],
    entries: ['ent_1', 'ent_2', 'ent_3'].map((entryId) => ({
      entryId,
      isAbsent: false,
      runs: entryId === 'ent_1' ? runs : [],
      sheets: [],
    })),
  }) as unknown as ClassWork

let made = 0
const item = (more: object): ScoringItem =>
  ({
    id: `item_${++made}`,
    eventId: 'evt_1',
    classKey: 'T1',
    entryId: 'ent_1',
    name: 'Robin Porter',
    deviceAt: at,
    state: 'waiting',
    ...more,
  }) as unknown as ScoringItem
const run = (runId: string, runNo: number, measuredHundredths: number, more: object = {}) =>
  item({
    kind: 'run',
    runId,
    run: { entryId: 'ent_1', runNo, measuredHundredths, violations: [], measuredAt: at, deviceAt: at },
    ...more,
  })

test('a run that waits on this device counts here at once, and is marked as not sent', () => {
  const of = work([sent({})])
  const [entry] = foldWork(of, [run('run_2', 2, 15130)])
  expect(entry?.runs.map(isUnsent)).toEqual([false, true])
  expect(entry).toMatchObject({ waiting: 1, attention: 0 })
  expect(scoreHere(entry?.runs ?? [], of)?.score.sumHundredths).toBe(15130)
  expect(nextRunNo(entry?.runs ?? [], of)).toBeUndefined()
})

test('a run that the server has and that waits here, because its answer was lost, is one', () => {
  const [entry] = foldWork(work([sent({ id: 'run_9' as Run['id'] })]), [run('run_9', 1, 15092)])
  expect(entry?.runs).toHaveLength(1)
})

test('what the server refused does not count, and is pointed at', () => {
  const [entry] = foldWork(work(), [run('run_1', 1, 15130, { state: 'attention' })])
  expect(entry).toMatchObject({ runs: [], waiting: 0, attention: 1 })
})

test('what waits for another class changes nothing here', () => {
  const [entry] = foldWork(work(), [run('run_1', 1, 15130, { classKey: 'T2' })])
  expect(entry?.runs).toEqual([])
})

test('absent entries come back, and those who are not ready run last, in the order in which they were moved', () => {
  const folded = foldWork(work(), [
    item({ kind: 'absent', absent: true }),
    item({ kind: 'to_end', entryId: 'ent_2' }),
    item({ kind: 'to_end', entryId: 'ent_1' }),
    item({ kind: 'absent', absent: false }),
  ])
  expect(folded.map(({ entryId }) => entryId)).toEqual(['ent_3', 'ent_2', 'ent_1'])
  expect(folded.every(({ isAbsent }) => !isAbsent)).toBe(true)
})

test('a voided run is free again, and a lane gives the lowest number that is free', () => {
  expect(nextRunNo([], work())).toBe(1)
  expect(
    nextRunNo(
      [sent({ voidedBy: 'head' as Run['by'] }), sent({ id: 'run_2' as Run['id'], runNo: 2 })],
      work(),
    ),
  ).toBe(1)
})
