/** The name of the database with the rosters of one person. */
export const rosterDatabaseOf = (person: string): string => `desk-rosters-${person}`

/** Who has entered which event is not for the next person at this device. */
export function forgetRosters(person: string | null): void {
  if (person && 'indexedDB' in globalThis) indexedDB.deleteDatabase(rosterDatabaseOf(person))
}
