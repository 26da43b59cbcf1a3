import type { OwnRegistration } from '#shared/events/registrations/contract.ts'
import type { Choosable } from './class-choice.tsx'

/** The vehicles of a garage, and those that are entered already, which may be archived meanwhile. */
export function choosableVehicles(
  garage: readonly Choosable[],
  entries: OwnRegistration['entries'],
): Choosable[] {
  const known = new Map(garage.map((vehicle) => [vehicle.id, vehicle]))
  for (const { status, vehicleId, vehicle } of entries)
    if (status === 'in' && vehicleId && !known.has(vehicleId))
      known.set(vehicleId, { ...vehicle, id: vehicleId })
  return [...known.values()]
}
