import { readVehicles } from '#core/events/vehicles/read-vehicles.ts'
import type { EntryChoice } from '#shared/events/registrations/entry-refusal.ts'
import type { Entry } from '#shared/events/registrations/registration.ts'
import { snapshotOf } from '#shared/events/vehicles/snapshot-of.ts'
import type { VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import { newEntries } from './new-registration.ts'
import type { StoredRegistration } from './registrations.ts'

type Chosen = EntryChoice['entries']
type Vehicles = ReadonlyMap<string, VehicleSnapshot>

/** The vehicles of a choice: those of the garage, and those that are entered already, also when archived meanwhile. */
export async function vehiclesOf(
  userId: string,
  chosen: Chosen,
  entries: readonly Entry[],
): Promise<Vehicles> {
  const garage = await readVehicles(
    userId,
    chosen.map(({ vehicleId }) => vehicleId),
  )
  const entered = entries.flatMap(({ status, vehicleId, vehicle }): [string, VehicleSnapshot][] =>
    status === 'in' && vehicleId ? [[vehicleId, vehicle]] : [],
  )
  return new Map([...entered, ...garage])
}

/**
 * The entries with the new choices: one that stays in its class keeps its name, by the same vehicle first. Withdrawn or
 * moved entries stay on record.
 */
export function changedEntries(
  entries: readonly Entry[],
  chosen: Chosen,
  vehicles: Vehicles,
  now: string,
): Entry[] {
  const left = new Set(entries.filter(({ status }) => status === 'in'))
  const take = (fits: (entry: Entry) => boolean) => {
    const found = [...left].find(fits)
    if (found) left.delete(found)
    return found
  }
  // Those that stay as they are come first, so that no other one takes their name.
  const same = chosen.map(({ classKey, vehicleId }) =>
    take((entry) => entry.classKey === classKey && entry.vehicleId === vehicleId),
  )
  const changed = chosen.flatMap((one, at): Entry[] => {
    const kept = same[at] ?? take(({ classKey }) => classKey === one.classKey)
    const vehicle = vehicles.get(one.vehicleId)
    if (!kept || !vehicle) return newEntries([one], vehicles, now)
    return [{ ...kept, vehicleId: one.vehicleId as Entry['vehicleId'], vehicle: snapshotOf(vehicle) }]
  })
  return [...entries.filter(({ status }) => status !== 'in'), ...changed]
}

/**
 * The entries that a change takes out of their class, or gives another vehicle. Who was handed an entry chooses its
 * first vehicle, which replaces nothing.
 */
export const replacedEntries = (
  { entries, isUnfinished }: Pick<StoredRegistration, 'entries' | 'isUnfinished'>,
  after: readonly Entry[],
): Entry[] =>
  entries.filter(({ id, status, vehicleId }) => {
    const kept = after.find((one) => one.id === id)
    const isFirst = isUnfinished && vehicleId === undefined
    return status === 'in' && (!kept || (kept.vehicleId !== vehicleId && !isFirst))
  })
