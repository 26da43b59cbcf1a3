import { boardBracket, stillIn } from '#shared/competitions/brackets/board-bracket.ts'
import { outOfBracket } from '#shared/competitions/brackets/out-of-bracket.ts'
import type { Board, BoardBracket, BoardRow, BoardRun } from '#shared/competitions/competitions/board.ts'
import { classPlaces } from '#shared/competitions/competitions/class-places.ts'
import type { ClassRevision, PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { calledNext } from '#shared/competitions/competitions/scored-entries.ts'
import type { Protest } from '#shared/competitions/protests/protest.ts'
import { publicDecisions } from '#shared/competitions/protests/public-decisions.ts'
import type { Run } from '#shared/competitions/runs/run.ts'
import { usedRuns } from '#shared/competitions/runs/run-score.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import type { Violation } from '#shared/rules/rulebooks/rulebook.ts'
import type { Score } from '#shared/rules/scores/score.ts'
import type { ClassAt } from './class-at.ts'
import type { ClassStanding } from './class-standing.ts'
import { runOrderOf } from './run-order-of.ts'
import type { ShownName } from './shown-names.ts'

type Picture = Pick<ClassAt, 'event' | 'fields' | 'of' | 'rules'> & {
  standing: ClassStanding
  nameOf: (entry: ClassEntry) => ShownName
  protests: readonly Protest[]
  /** The places that are out, while the class is not open: what changed since then is not out. */
  revision?: ClassRevision | undefined
}

type Shown = Partial<Pick<PlacedEntry, 'place' | 'isShared' | 'score' | 'isZero' | 'tieReason'>>

const most = 3

/** A class as everyone may see it, before the organizer's choice takes some of it away. */
export function boardOf(picture: Picture, now: string): Omit<Board, 'version'> {
  const { event, fields, of, rules, standing } = picture
  const runs = shownRuns(picture)
  const rows = standing.entries
    .filter(({ status }) => status !== 'moved')
    .map((entry) => rowOf(entry, runs, picture))
  const nameOf = new Map(rows.map((row) => [row.entryId as string, row]))
  const named = (entryId: string) => {
    const { number, name = '' } = nameOf.get(entryId) ?? {}
    return { entryId: entryId as BoardRow['entryId'], name, ...(number !== undefined && { number }) }
  }
  const byScore = { ties: [], decisions: [], betterIs: rules?.format.betterIs ?? ('more' as const) }
  const scored = picture.revision ? classPlaces(picture.revision.entries, byScore) : standing.qualified
  const best = scored.find(({ score, isZero }) => score && !isZero)
  const isOpen = of.state === 'planned' || of.state === 'running'
  const bracket = bracketOf(picture)
  const reached = bracket ? stillIn(bracket) : new Map<string, number>()
  // Those who can still win a bracket come first, who got furthest ahead of the others.
  const inList = (row: BoardRow) => {
    const round = row.place === undefined ? reached.get(row.entryId) : undefined
    return round === undefined ? placeInList(row) : -round
  }
  return {
    eventId: event.id,
    classKey: of.classKey,
    className: fields.name,
    ...(rules && { formatName: rules.format.name, kind: rules.format.kind }),
    state: of.state,
    revision: of.revision,
    policy: event.resultsPolicy.board,
    rows: rows.toSorted((a, b) => inList(a) - inList(b) || (a.number ?? 0) - (b.number ?? 0)),
    ...(bracket && { bracket }),
    ...(best?.score && {
      best: { entryId: named(best.entryId).entryId, name: named(best.entryId).name, score: best.score },
    }),
    latest: runs
      .filter(({ entryId }) => nameOf.has(entryId))
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
      .slice(0, most)
      .map((run) => ({
        entryId: run.entryId,
        name: named(run.entryId).name,
        run: boardRun(run, rules?.violations ?? []),
      })),
    next: isOpen ? calledNext(runOrderOf(of, standing.entries), standing.work, most).map(named) : [],
    ...timesOf(of),
    history: of.amendments.map(({ revision, at, reason, entryIds }) => ({
      revision,
      at,
      reason,
      changed: entryIds.length,
    })),
    decisions: publicDecisions(picture.protests),
    updatedAt: now,
  }
}

/** The bracket as it is, or as it gave the places that are out. */
function bracketOf({ rules, standing, revision }: Picture): BoardBracket | undefined {
  const bracket = revision?.bracket ?? standing.bracket
  if (!bracket || !rules) return undefined
  if (!revision) return boardBracket(bracket, standing.out, rules.format)
  const entries = revision.entries.map(({ entryId, status }) => ({
    entryId,
    status: status === 'placed' || status === 'absent' ? ('in' as const) : status,
  }))
  const absent = revision.entries.filter(({ status }) => status === 'absent').map(({ entryId }) => entryId)
  return boardBracket(bracket, outOfBracket(bracket, entries, absent), rules.format)
}

const timesOf = ({ protestEndsAt, signature, verification }: CompetitionClass) => ({
  ...(protestEndsAt && { protestEndsAt }),
  ...(signature && { signedAt: signature.at }),
  ...(verification && { verifiedAt: verification.at }),
})

/** The runs in their last revision; of a class whose places are out, as they were when these were published. */
function shownRuns({ of, standing, revision }: Picture): Run[] {
  const until = revision ? of.publishedAt : undefined
  const byEntry = Map.groupBy(
    standing.runs.filter(({ createdAt }) => until === undefined || createdAt <= until),
    ({ entryId }) => entryId,
  )
  return [...byEntry.values()].flatMap((runs) => usedRuns(runs))
}

export const boardRun = (run: Run, known: readonly Violation[]): BoardRun => ({
  runNo: run.runNo,
  measuredHundredths: run.measuredHundredths,
  countsHundredths: run.keptHundredths + run.bonusHundredths,
  ...(run.frequencyTenthsHz !== undefined && { frequencyTenthsHz: run.frequencyTenthsHz }),
  violations: run.violations.map((code) => known.find((one) => one.code === code)?.name ?? code),
  at: run.measuredAt,
})

function rowOf(entry: ClassEntry, runs: readonly Run[], picture: Picture): BoardRow {
  const { of, rules, standing, revision } = picture
  const { entryId, number, vehicle } = entry
  const now = standing.placed.find((one) => one.entryId === entryId)
  const then = revision?.entries.find((one) => one.entryId === entryId)
  const placed: Shown = (revision ? then : now) ?? {}
  const work = standing.work.find((one) => one.entryId === entryId)
  const isAbsent = of.absent.includes(entryId)
  return {
    entryId,
    ...(number !== undefined && { number }),
    ...picture.nameOf(entry),
    vehicle: [vehicle.year, vehicle.make, vehicle.model].filter(Boolean).join(' '),
    status:
      then?.status ??
      (work?.status === 'disqualified' || work?.status === 'withdrawn'
        ? work.status
        : isAbsent
          ? 'absent'
          : placed.place === undefined
            ? 'waiting'
            : 'placed'),
    ...(placed.place !== undefined && { place: placed.place }),
    isShared: placed.isShared ?? false,
    ...(placed.score && { score: placed.score }),
    isZero: placed.isZero ?? false,
    ...(placed.tieReason && { tieReason: placed.tieReason }),
    runs: runs.filter((run) => run.entryId === entryId).map((run) => boardRun(run, rules?.violations ?? [])),
    // A revision keeps no sections, so that they are shown while they are those of its score.
    // Deductions alone take a section below zero, which no score is.
    sections: ((isSameScore(now?.score, placed.score) && now?.sections) || []).map(
      ({ name, sumHundredths, judges }) => ({
        name,
        score: { sumHundredths: Math.max(0, sumHundredths), judges },
      }),
    ),
  }
}

const isSameScore = (one: Score | undefined, other: Score | undefined) =>
  one?.sumHundredths === other?.sumHundredths && one?.judges === other?.judges

const statuses = ['placed', 'waiting', 'absent', 'disqualified', 'withdrawn'] as const
const behind = 10_000

/** The places first, then who still runs, then those without one. */
const placeInList = ({ status, place }: BoardRow): number =>
  place ?? behind * statuses.indexOf(status) + behind
