import type { ClassRevision, PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import type { CompetitionResult } from './competition-result.ts'
import { resultIdOf } from './result-id-of.ts'

type Of = {
  of: Pick<CompetitionClass, 'state' | 'verification'>
  revision: ClassRevision
  /** The season of an event is the first that it counts in; the ledger knows of all. */
  event: Pick<CompetitionResult, 'leagueId' | 'seasonId' | 'eventOn'>
  /** The home state of the competitor now; one that was written on the day stays. */
  state: string | undefined
}

/** True if an entry has a result: a place and a score. */
export const hasResult = (entry: PlacedEntry): boolean =>
  entry.status === 'placed' && entry.score !== undefined && entry.place !== undefined

/** The result of an entry as the current revision of its class says, or undefined where it has none. */
export function classResult(
  entry: PlacedEntry,
  { of, revision, event, state }: Of,
  before: CompetitionResult | undefined,
  now: string,
): CompetitionResult | undefined {
  const { score, place } = entry
  if (of.state === 'void' || !hasResult(entry) || !score) return undefined
  // A guest’s result that a member has claimed stays the member’s.
  const competitorId = entry.competitorId ?? before?.competitorId
  const isVerified = of.state === 'verified'
  const home = before?.state ?? state
  return {
    id: resultIdOf(entry.entryId),
    source: 'event',
    eventId: revision.eventId,
    leagueId: event.leagueId,
    ...(event.seasonId && { seasonId: event.seasonId }),
    classKey: revision.classKey,
    score,
    ...(place !== undefined && { place }),
    notes: '',
    entryId: entry.entryId,
    eventOn: event.eventOn,
    ...(competitorId ? { competitorId } : { guest: { name: entry.guestName ?? 'Guest' } }),
    ...(home && { state: home }),
    vehicle: entry.vehicle,
    isZero: entry.isZero,
    status: isVerified ? 'verified' : 'pending',
    evidence: [],
    submittedBy: revision.by,
    submittedAt: revision.createdAt,
    ...(isVerified && of.verification && { decidedBy: of.verification.by, decidedAt: of.verification.at }),
    rejections: 0,
    revision: revision.revision,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    version: (before?.version ?? 0) + 1,
  }
}

/** True if both say the same, whenever they were written. */
export function isSameResult(one: CompetitionResult, other: CompetitionResult): boolean {
  const said = ({ updatedAt: _, version: __, ...rest }: CompetitionResult) =>
    JSON.stringify(
      Object.entries(rest).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      sorted,
    )
  return said(one) === said(other)
}

/** Objects with their keys in one order. */
const sorted = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
