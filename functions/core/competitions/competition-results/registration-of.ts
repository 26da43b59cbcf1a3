import { readRevision } from '#core/competitions/competitions/class-revisions.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type { PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'

type Registered = Pick<PlacedEntry, 'registrationId'> & { eventId: NonNullable<CompetitionResult['eventId']> }

/** The registration through which a person came to a class that judges report. */
export async function registrationOf({
  eventId,
  classKey,
  entryId,
  revision,
}: CompetitionResult): Promise<Registered | undefined> {
  if (!eventId || !entryId) return undefined
  const published = await readRevision({ eventId, classKey, revision })
  const entry = published?.entries.find((one) => one.entryId === entryId)
  return entry && { eventId, registrationId: entry.registrationId }
}
