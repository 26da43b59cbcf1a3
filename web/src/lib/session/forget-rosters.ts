/** The name of the database with the rosters of one person. */
export const rosterDatabaseOf = (person: string): string => `desk-rosters-${person}`

/** The name of the database with the classes that one person judges. */
export const classDatabaseOf = (person: string): string => `scoring-classes-${person}`

/** The next person at this device must not see who has entered which event. */
export function forgetRosters(person: string | null): void {
  if (!person || !('indexedDB' in globalThis)) return
  for (const name of [rosterDatabaseOf(person), classDatabaseOf(person)]) indexedDB.deleteDatabase(name)
}
