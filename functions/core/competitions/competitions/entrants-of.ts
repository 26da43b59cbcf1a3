import { claimersOf } from '#core/competitions/competitions/with-claims.ts'
import { freshEntriesOf } from '#core/events/class-entries/fresh-entries-of.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'

/** The members who competed in a class, those who have claimed a guest’s results among them; none of them verifies it. */
export const entrantsOf = async ({
  eventId,
  classKey,
}: Pick<CompetitionClass, 'eventId' | 'classKey'>): Promise<string[]> =>
  entrantIdsOf(await freshEntriesOf(eventId, classKey))

/** The same where its entries are read already. */
export async function entrantIdsOf(all: readonly ClassEntry[]): Promise<string[]> {
  const entries = all.filter(({ status }) => status !== 'moved')
  const guests = entries.filter(({ userId }) => !userId)
  const claimers = await claimersOf(guests.map(({ registrationId }) => registrationId))
  return [...entries.flatMap(({ userId }) => userId ?? []), ...claimers.values()]
}
