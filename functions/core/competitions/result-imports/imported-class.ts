import { type ClassAt, classThere } from '#core/competitions/competitions/class-at.ts'
import { classActor } from '#core/competitions/competitions/class-roles.ts'
import { type Neutrality, neutralityOf } from '#core/competitions/competitions/neutrality.ts'
import { allWithCurrentImports } from '#core/competitions/competitions/with-current-imports.ts'
import { classEntriesOf } from '#core/events/class-entries/class-entries-of.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { CompetitorMatch } from '#shared/competitions/result-imports/match-competitor.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'

/** A class with its entries, and whether the importer may score each of them. */
export type ImportedClass = { at: ClassAt; entries: readonly ClassEntry[]; neutrality: Neutrality }

/** The classes of an event that a file names, as they are now. */
export async function importedClasses(
  actor: Pick<Actor, 'userId' | 'user'>,
  eventId: string,
  classKeys: readonly string[],
): Promise<ReadonlyMap<string, ImportedClass>> {
  const named = [...new Set(classKeys)].map(async (classKey) => {
    const [at, entries] = await Promise.all([
      classThere({ eventId, classKey }),
      classEntriesOf(eventId, classKey),
    ])
    // It was taken out of the event meanwhile.
    return at ? [{ at, entries }] : []
  })
  const there = (await Promise.all(named)).flat()
  const worked = await allWithCurrentImports(there.map(({ at }) => at.of))
  const all = there.map(async ({ at, entries }, place): Promise<[string, ImportedClass]> => {
    const { classKey } = at.of
    const staff = await classActor(actor, at.event, classKey)
    const neutrality = await neutralityOf(staff, at, entries)
    return [classKey, { at: { ...at, of: worked[place] ?? at.of }, entries, neutrality }]
  })
  return new Map(await Promise.all(all))
}

/** True if an entry belongs to the person a line means. */
export const isEntryOf = (
  one: Pick<ClassEntry, 'registrationId' | 'userId'>,
  { userId, registrationId }: Pick<CompetitorMatch, 'userId' | 'registrationId'>,
): boolean => one.registrationId === registrationId || (userId !== undefined && one.userId === userId)

/** The entries in a class of the person a line means. */
export const entriesIn = (
  of: Pick<ImportedClass, 'entries'> | undefined,
  match: CompetitorMatch,
): ClassEntry[] => (of?.entries ?? []).filter((one) => one.status === 'in' && isEntryOf(one, match))
