import { type ClassAt, classThere } from '#core/competitions/competitions/class-at.ts'
import { classActor } from '#core/competitions/competitions/class-roles.ts'
import { type Neutrality, neutralityOf } from '#core/competitions/competitions/neutrality.ts'
import { withCurrentImports } from '#core/competitions/competitions/with-current-imports.ts'
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
  const all = [...new Set(classKeys)].map(async (classKey) => {
    const [at, entries] = await Promise.all([
      classThere({ eventId, classKey }),
      classEntriesOf(eventId, classKey),
    ])
    // It was taken out of the event meanwhile.
    if (!at) return []
    const staff = await classActor(actor, at.event, classKey)
    const worked = { ...at, of: await withCurrentImports(at.of) }
    return [[classKey, { at: worked, entries, neutrality: await neutralityOf(staff, at, entries) }] as const]
  })
  return new Map((await Promise.all(all)).flat())
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
