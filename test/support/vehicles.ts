import { garageCounts, oneMoreVehicle } from '#core/events/vehicles/garage-count.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Vehicle, VehicleFields } from '#shared/events/vehicles/vehicle.ts'
import { newId } from '#shared/ids.ts'

/** A car with two round 12s in the trunk. */
export const vehicleFields = (more: Partial<VehicleFields> = {}): VehicleFields => ({
  name: 'Daily',
  year: 2012,
  make: 'Honda',
  model: 'Civic',
  color: 'Silver',
  placement: 'trunk',
  woofers: [{ sizeTenthsIn: 120, shape: 'round', count: 2 }],
  powerWatts: 1500,
  powerBasis: 'rated',
  ampChannels: 1,
  notes: '',
  ...more,
})

/** Stores a vehicle directly. */
export async function putVehicle(userId: string, more: Partial<Vehicle> = {}): Promise<Vehicle> {
  const now = new Date().toISOString()
  const vehicle: Vehicle = {
    ...vehicleFields(),
    id: newId('veh', now),
    userId,
    createdAt: now,
    updatedAt: now,
    version: 1,
    ...more,
  }
  await commit(
    vehicles.put(vehicle, { absent: true }),
    ...(vehicle.archivedAt ? [] : [oneMoreVehicle(userId)]),
  )
  return vehicle
}

/** The stored count of vehicles in a garage. */
export const countedVehicles = async (userId: string) =>
  (await garageCounts.get({ userId }, { consistent: true }))?.count ?? 0
