import {
  dueShards,
  registrations,
  type StoredRegistration,
  statusPartition,
} from '#core/events/registrations/registrations.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { ClassEntry } from '#shared/events/class-entries/class-entry.ts'
import { classesOf } from '#shared/events/registrations/classes-of.ts'
import { entriesOf } from './class-entries.ts'

type Unconfirmed = {
  /** The places that are held, offered, or kept while a change is paid for. */
  places: number
  /** The entries of registrations that were confirmed after an index listed them. */
  confirmed: ClassEntry[]
}

/**
 * The places of a class that are taken and not confirmed, as they are now. The few registrations that have them are
 * listed apart, so those of the whole event are not read. Changes are listed with those of other events, so they are
 * looked for only where the others account for fewer places than are `missing`.
 */
export async function unconfirmedPlaces(
  eventId: string,
  classKey: string,
  missing: number,
): Promise<Unconfirmed> {
  const places = await Promise.all([
    listedAt('gsi2', statusPartition(eventId, 'held')),
    listedAt('gsi2', statusPartition(eventId, 'offered')),
  ])
  const waiting = places.flat().filter(({ entries }) => classesOf(entries).includes(classKey))
  const found = counted(await asTheyAre(waiting), classKey)
  if (found.places + found.confirmed.length >= missing) return found
  const due = (await Promise.all(dueShards('HOLDDUE').map((pk) => listedAt('gsi3', pk)))).flat()
  const changing = due.filter((one) => one.eventId === eventId && one.change?.classKeys.includes(classKey))
  return counted(await asTheyAre([...waiting, ...changing]), classKey)
}

async function listedAt(index: 'gsi2' | 'gsi3', pk: string): Promise<StoredRegistration[]> {
  const all: StoredRegistration[] = []
  for await (const one of eachItem(registrations, { index, pk })) all.push(one)
  return all
}

/** An index lists a change a moment later. */
async function asTheyAre(listed: readonly StoredRegistration[]): Promise<StoredRegistration[]> {
  const byId = new Map(listed.map((one) => [one.id, registrations.key(one)]))
  const rows = await getMany([...byId.values()], { consistent: true })
  return rows.map((row) => registrations.read(row))
}

function counted(found: readonly StoredRegistration[], classKey: string): Unconfirmed {
  const isOfClass = (key: string) => key === classKey
  const taken = found.flatMap(({ status, entries, change }) => [
    ...(status === 'held' || status === 'offered' ? classesOf(entries) : []),
    ...(change?.classKeys ?? []),
  ])
  return {
    places: taken.filter(isOfClass).length,
    confirmed: found.flatMap(entriesOf).filter((entry) => isOfClass(entry.classKey)),
  }
}
