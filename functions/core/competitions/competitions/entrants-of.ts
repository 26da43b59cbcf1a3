import { claimersOf } from '#core/competitions/competitions/with-claims.ts'
import { classEntriesOf } from '#core/events/class-entries/class-entries-of.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'

/** The members who competed in a class, those who have claimed a guest’s results among them; none of them verifies it. */
export async function entrantsOf({
  eventId,
  classKey,
}: Pick<CompetitionClass, 'eventId' | 'classKey'>): Promise<string[]> {
  const entries = (await classEntriesOf(eventId, classKey)).filter(({ status }) => status !== 'moved')
  const guests = entries.filter(({ userId }) => !userId)
  const claimers = await claimersOf(guests.map(({ registrationId }) => registrationId))
  return [...entries.flatMap(({ userId }) => userId ?? []), ...claimers.values()]
}
