import { pools } from '#core/events/event-places/pools.ts'
import { registrationsOfEvent } from '#core/events/registrations/registrations-of-event.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import { classEntries, entriesOf } from './class-entries.ts'
import { classEntriesOf } from './class-entries-of.ts'
import { unconfirmedPlaces } from './unconfirmed-places.ts'

const placeOf = (entry: ClassEntry) => classEntries.key(entry).sk

const byPlace = (entries: readonly ClassEntry[]) =>
  entries.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))

const isIn = ({ status }: ClassEntry) => status === 'in'

/**
 * Every entry of a class by number, made of the registrations themselves: for what is decided for good, and where the
 * rows that the table stream keeps may be late.
 */
export async function freshEntriesOf(eventId: string, classKey: string): Promise<ClassEntry[]> {
  const all: ClassEntry[] = []
  for await (const registration of registrationsOfEvent(eventId))
    all.push(...entriesOf(registration).filter((entry) => entry.classKey === classKey))
  return byPlace(all)
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

/**
 * The entries of a class for everyone who works on it. Where more places are taken than the stream has listed, those
 * that are not confirmed yet account for the others, or the registrations are read again.
 */
export async function currentEntriesOf(eventId: string, classKey: string): Promise<ClassEntry[]> {
  const named = { eventId, of: classKey }
  const [kept, pool] = await Promise.all([
    classEntriesOf(eventId, classKey),
    pools.get(named, { consistent: true }),
  ])
  const missing = (pool?.taken ?? 0) - kept.filter(isIn).length
  if (!pool || missing <= 0) return kept
  const { places, confirmed } = await unconfirmedPlaces(eventId, classKey, missing)
  const late = confirmed.filter(({ entryId }) => !kept.some((one) => one.entryId === entryId))
  const after = await pools.get(named, { consistent: true })
  // Otherwise places were taken or given back while they were counted.
  const isWhole = after?.version === pool.version && places + late.filter(isIn).length >= missing
  if (!isWhole) return freshEntriesOf(eventId, classKey)
  return late.length > 0 ? byPlace([...kept, ...late]) : kept
}
