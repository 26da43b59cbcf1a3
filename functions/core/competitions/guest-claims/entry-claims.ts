import { events } from '#core/events/events/events.ts'
import type { StoredRegistration } from '#core/events/registrations/registrations.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { resultIdOf } from '#shared/competitions/competition-results/result-id-of.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { venueDays } from '#shared/events/events/venue-days.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import type { Refusal } from '#shared/refusal.ts'
import { nearScorerRefusal } from './near-scorer.ts'
import { scorersOf } from './scorers-of.ts'

type Claimant = { userId: string; isOwn: boolean }

export type EntryClaims = {
  /** Explains why the result of an entry cannot become theirs. */
  refusalOf: (resultId: string) => Refusal | undefined
  /** The first refusal of any entry, also of one that has no result yet. */
  first: Refusal | undefined
  /** Hold only while nothing more is recorded or decided in the classes of the entries. */
  unchanged: Write[]
}

/** What a member may have of a guest’s entries, by who scored each. */
export async function entryClaims(
  claimant: Claimant,
  registration: StoredRegistration | undefined,
): Promise<EntryClaims> {
  const event = registration && (await events.get({ id: registration.eventId }, { consistent: true }))
  if (!registration || !event?.startsAt)
    return { refusalOf: () => undefined, first: undefined, unchanged: [] }
  const days = venueDays(event as WholeEvent)
  const refusals = new Map<string, Refusal | undefined>()
  const unchanged = new Map<string, Write>()
  for (const entry of registration.entries.filter(({ status }) => status !== 'moved')) {
    const scored = await scorersOf(event.id, entry)
    unchanged.set(entry.classKey, scored.unchanged)
    refusals.set(
      resultIdOf(entry.id),
      await nearScorerRefusal(claimant, scored.scorers, days, entry.vehicleId),
    )
  }
  return {
    refusalOf: (resultId) => refusals.get(resultId),
    first: [...refusals.values()].find((refusal) => refusal !== undefined),
    unchanged: [...unchanged.values()],
  }
}

/** The same for a result that was reported or imported: who verified it answers for it. */
export async function reportedRefusal(
  claimant: Claimant,
  { status, decidedBy, eventOn, vehicleId }: ReportedResult,
): Promise<Refusal | undefined> {
  if (status !== 'verified' || !decidedBy) return undefined
  const days = { from: `${eventOn}T00:00:00.000Z`, until: `${addDays(eventOn, 1)}T00:00:00.000Z` }
  return nearScorerRefusal(claimant, [{ userId: decidedBy, did: 'verified' }], days, vehicleId)
}

type ReportedResult = Pick<CompetitionResult, 'status' | 'decidedBy' | 'eventOn'> & {
  vehicleId?: string | undefined
}
