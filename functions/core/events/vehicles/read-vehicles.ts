import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { vehicleDrivers } from './vehicle-drivers.ts'
import { vehicles } from './vehicles.ts'

/**
 * Returns the vehicles that a member may enter now, by id: those in their garage, and those of others that
 * they drive. Archived ones are left out.
 */
export async function readVehicles(
  userId: string,
  vehicleIds: readonly string[],
): Promise<Map<string, Vehicle>> {
  const read = await Promise.all(
    [...new Set(vehicleIds)].map(
      async (id) => (await vehicles.get({ userId, id }, { consistent: true })) ?? drivenVehicle(userId, id),
    ),
  )
  return new Map(read.flatMap((one) => (one && !one.archivedAt ? [[one.id as string, one] as const] : [])))
}

/** A vehicle of someone else, if this member is one of its drivers. */
export async function drivenVehicle(userId: string, vehicleId: string): Promise<Vehicle | undefined> {
  const driver = await vehicleDrivers.get({ userId, vehicleId }, { consistent: true })
  const vehicle =
    driver && (await vehicles.get({ userId: driver.ownerId, id: vehicleId }, { consistent: true }))
  return vehicle?.driverIds?.some((id) => id === userId) ? vehicle : undefined
}
