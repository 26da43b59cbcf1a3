import { pools } from '#core/events/event-places/pools.ts'
import { registrationsOfEvent } from '#core/events/registrations/registrations-of-event.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import { classEntries, entriesOf } from './class-entries.ts'
import { classEntriesOf } from './class-entries-of.ts'

/**
 * Every entry of a class by number, made of the registrations themselves: for what is decided for good, and where the
 * rows that the table stream keeps may be late.
 */
export async function freshEntriesOf(eventId: string, classKey: string): Promise<ClassEntry[]> {
  const all: ClassEntry[] = []
  for await (const registration of registrationsOfEvent(eventId))
    all.push(...entriesOf(registration).filter((entry) => entry.classKey === classKey))
  const place = (entry: ClassEntry) => classEntries.key(entry).sk
  return all.toSorted((a, b) => (place(a) < place(b) ? -1 : 1))
}

/** The entries of a class with these among them: an entry that was confirmed a moment ago is there already. */
export async function classEntriesWith(
  eventId: string,
  classKey: string,
  entryIds: readonly string[],
): Promise<ClassEntry[]> {
  const kept = await classEntriesOf(eventId, classKey)
  const isMissing = entryIds.some((id) => !kept.some(({ entryId }) => entryId === id))
  return isMissing ? freshEntriesOf(eventId, classKey) : kept
}

/** The entries of a class for everyone who works on it: read again where more places are taken than the stream has listed. */
export async function currentEntriesOf(eventId: string, classKey: string): Promise<ClassEntry[]> {
  const [kept, pool] = await Promise.all([
    classEntriesOf(eventId, classKey),
    pools.get({ eventId, of: classKey }, { consistent: true }),
  ])
  const listed = kept.filter(({ status }) => status === 'in').length
  return pool && listed < pool.taken ? freshEntriesOf(eventId, classKey) : kept
}
