import type { ClassWork, WorkEntry } from '#shared/competitions/competitions/class-work.ts'
import { movedToEnd } from '#shared/competitions/competitions/run-order.ts'
import { keptOf, type RunRules } from '#shared/competitions/runs/kept-of.ts'
import type { Run } from '#shared/competitions/runs/run.ts'
import { type RunScore, runScore, usedRuns } from '#shared/competitions/runs/run-score.ts'
import { entryKey, type ScoringItem } from './scoring-item.ts'

/** An entry with the waiting actions of this device applied. */
export type FoldedEntry = WorkEntry & {
  /** The number of its items that the server has not taken yet. */
  waiting: number
  attention: number
  /** Its runs are used up, or its own sheet is submitted. */
  isSubmittedHere: boolean
}

export const rulesOf = ({ format, class: of, violations }: ClassWork): RunRules => ({
  format,
  ceilingHundredths: of?.ceilingHundredths,
  violations,
})

/** A run that only this device knows, as the server will have it. */
function runHere(item: Extract<ScoringItem, { kind: 'run' }>, work: ClassWork): Run {
  const { eventId, classKey, deviceAt, runId: id, run } = item
  return {
    id,
    eventId,
    classKey,
    ...run,
    ...keptOf(run, rulesOf(work)),
    source: 'lane',
    by: noOne,
    revision: 1,
    createdAt: deviceAt,
    updatedAt: deviceAt,
    version: unsentVersion,
  }
}

const noOne = '' as Run['by']
const unsentVersion = 0

/** Tells whether a run is only on this device. */
export const isUnsent = ({ version }: Pick<Run, 'version'>): boolean => version === unsentVersion

/** Returns the entries of a class in run order, as this device knows them. Refused items are left out. */
export function foldWork(work: ClassWork, queue: readonly ScoringItem[]): FoldedEntry[] {
  const of = work.of
  const mine = queue.filter(({ eventId, classKey }) => eventId === of.eventId && classKey === of.classKey)
  const waiting = mine.filter(({ state }) => state === 'waiting')
  const order = waiting
    .filter(({ kind }) => kind === 'to_end')
    .reduce(
      (ids, { entryId }) => movedToEnd(ids, entryId),
      work.entries.map(({ entryId }) => entryId as string),
    )
  return order.flatMap((id) => {
    const entry = work.entries.find(({ entryId }) => entryId === id)
    return entry ? [folded(entry, work, mine)] : []
  })
}

function folded(entry: WorkEntry, work: ClassWork, queue: readonly ScoringItem[]): FoldedEntry {
  const key = entryKey({ ...work.of, entryId: entry.entryId })
  const own = queue.filter((item) => entryKey(item) === key)
  const waiting = own.filter(({ state }) => state === 'waiting')
  let { isAbsent, runs } = entry
  for (const item of waiting) {
    if (item.kind === 'absent') isAbsent = item.absent
    // The answer may be lost: then the server has the run, and it also waits here.
    if (item.kind === 'run' && !runs.some(({ id }) => id === item.runId))
      runs = [...runs, runHere(item, work)]
  }
  return {
    ...entry,
    isAbsent,
    runs,
    waiting: waiting.length,
    attention: own.length - waiting.length,
    isSubmittedHere: waiting.some(({ kind }) => kind === 'submit'),
  }
}

/** Returns the number of the next run, or undefined if all were used. A voided run is free again. */
export function nextRunNo(runs: readonly Run[], { of }: Pick<ClassWork, 'of'>): number | undefined {
  const used = usedRuns(runs).map(({ runNo }) => runNo)
  return Array.from({ length: of.runsAllowed }, (_, index) => index + 1).find(
    (runNo) => !used.includes(runNo),
  )
}

/** Computes the score of an entry so far from its runs. */
export const scoreHere = (runs: readonly Run[], work: ClassWork): RunScore | undefined =>
  runScore(runs, rulesOf(work))
