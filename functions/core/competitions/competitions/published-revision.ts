import { isDeepStrictEqual } from 'node:util'
import type { Bracket } from '#shared/competitions/brackets/bracket.ts'
import type { Placed, Scored } from '#shared/competitions/competitions/class-places.ts'
import type { ClassRevision, PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import { changedPlaces } from '#shared/competitions/competitions/class-step.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import type { JudgedClass } from './change-class.ts'
import { readRevision } from './class-revisions.ts'
import type { ClassStanding } from './class-standing.ts'

type Publishing = { at: JudgedClass; standing: ClassStanding; by: string; reason?: string | undefined }

type Published = {
  revision: ClassRevision
  before: ClassRevision | undefined
  /** True if it says nothing else than the one that is out. */
  isSame: boolean
  changed: string[]
}

/** The next revision of a class, the one that is out, and the entrants whose places change. */
export async function publishedRevision(
  { at, standing, by, reason }: Publishing,
  now: string,
): Promise<Published> {
  const { of, rules } = at
  const before = of.revision > 0 ? await readRevision(of) : undefined
  const bracket = standing.bracket && revisionBracket(standing.bracket)
  const entries = standing.entries
    .filter(({ status }) => status !== 'moved')
    .map((entry) => placedEntry(entry, standing, of.absent))
  return {
    revision: {
      eventId: of.eventId,
      classKey: of.classKey,
      revision: of.revision + 1,
      ...(of.rulebook && { rulebook: of.rulebook }),
      formatKey: rules.format.key,
      entries,
      ...(bracket && { bracket }),
      by: by as ClassRevision['by'],
      ...(reason && { reason }),
      createdAt: now,
      version: 1,
    },
    before,
    isSame: before !== undefined && isKept(before.entries, entries) && isKept(before.bracket, bracket),
    changed: changedPlaces(before?.entries ?? [], entries),
  }
}

const revisionBracket = ({ rounds, thirdPlace }: Bracket): ClassRevision['bracket'] => ({
  rounds,
  ...(thirdPlace && { thirdPlace }),
})

/** True if what a revision keeps says the same; what it does not have is not compared. */
const isKept = <T>(before: T | undefined, after: T | undefined): boolean =>
  before === undefined || isDeepStrictEqual(before, JSON.parse(JSON.stringify(after ?? null)))

/** An entry as its class stands, which is how it is placed when the class is published. */
export function placedEntry(
  entry: ClassEntry,
  standing: Pick<ClassStanding, 'placed' | 'work'>,
  absent: readonly string[],
): PlacedEntry {
  const { entryId, registrationId, userId, guestName, number, vehicle } = entry
  const placed = standing.placed.find((one) => one.entryId === entryId)
  const work = standing.work.find((one) => one.entryId === entryId)
  return {
    entryId,
    registrationId,
    ...(userId ? { competitorId: userId } : guestName !== undefined && { guestName }),
    ...(number !== undefined && { number }),
    vehicle,
    status: statusOf(work?.status ?? entry.status, absent.includes(entryId)),
    ...shown(placed),
  }
}

const statusOf = (status: ClassEntry['status'], isAbsent: boolean): PlacedEntry['status'] => {
  if (status === 'disqualified') return status
  if (status !== 'in') return 'withdrawn'
  return isAbsent ? 'absent' : 'placed'
}

const shown = (placed: Placed<Scored> | undefined) => ({
  ...(placed?.place !== undefined && { place: placed.place }),
  isShared: placed?.isShared ?? false,
  ...(placed?.score && { score: placed.score }),
  isZero: placed?.isZero ?? false,
  ...(placed?.tieReason && { tieReason: placed.tieReason }),
})
