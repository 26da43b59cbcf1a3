/** The name of the database with the rosters of one person. */
export const rosterDatabaseOf = (person: string): string => `desk-rosters-${person}`

/** The name of the database with the classes that one person judges. */
export const classDatabaseOf = (person: string): string => `scoring-classes-${person}`

/** Who has entered which event is not for the next person at this device. */
export function forgetRosters(person: string | null): void {
  if (!person || !('indexedDB' in globalThis)) return
  for (const name of [rosterDatabaseOf(person), classDatabaseOf(person)]) indexedDB.deleteDatabase(name)
}
