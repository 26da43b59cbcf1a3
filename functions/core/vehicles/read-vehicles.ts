import type { Vehicle } from '#shared/vehicles/vehicle.ts'
import { vehicles } from './vehicles.ts'

/** Those of the vehicles that are in the member’s garage now, by id. Archived ones and those of others are left out. */
export async function readVehicles(
  userId: string,
  vehicleIds: readonly string[],
): Promise<Map<string, Vehicle>> {
  const read = await Promise.all(
    [...new Set(vehicleIds)].map((id) => vehicles.get({ userId, id }, { consistent: true })),
  )
  return new Map(read.flatMap((one) => (one && !one.archivedAt ? [[one.id as string, one] as const] : [])))
}
