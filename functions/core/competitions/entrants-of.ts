import { classEntriesOf } from '#core/class-entries/class-entries-of.ts'
import type { CompetitionClass } from '#shared/competitions/competition-class.ts'

/** The members who competed in a class; none of them verifies it. */
export async function entrantsOf({
  eventId,
  classKey,
}: Pick<CompetitionClass, 'eventId' | 'classKey'>): Promise<string[]> {
  const entries = await classEntriesOf(eventId, classKey)
  return entries.filter(({ status }) => status !== 'moved').flatMap(({ userId }) => userId ?? [])
}
