import { garageCounts } from '#core/events/vehicles/garage-count.ts'
import { vehicleDrivers } from '#core/events/vehicles/vehicle-drivers.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import type { Write } from '#core/platform/db/write.ts'
import { demoVehicles } from './demo-vehicles.ts'

const absent = { absent: true } as const

/** The garages of the demo accounts and of the members who enter events. */
export const seed = (now: string): Write[] => {
  const all = demoVehicles(now)
  return [
    ...all.map((vehicle) => vehicles.put(vehicle, absent)),
    ...all.flatMap(({ id: vehicleId, userId: ownerId, driverIds = [], createdAt }) =>
      driverIds.map((userId) =>
        vehicleDrivers.put({ userId, vehicleId, ownerId, createdAt, version: 1 }, absent),
      ),
    ),
    ...[...Map.groupBy(all, ({ userId }) => userId)].map(([userId, own]) =>
      garageCounts.put({ userId, count: own.length, version: 1 }, absent),
    ),
  ]
}
