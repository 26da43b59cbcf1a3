import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { type VehicleDriver, vehicleDrivers } from './vehicle-drivers.ts'
import { vehicles } from './vehicles.ts'

type Removing = Pick<VehicleDriver, 'ownerId' | 'vehicleId' | 'userId'>

/** Someone no longer enters a vehicle; what they have entered stays. A second call changes nothing. */
export const removeDriver = (
  { ownerId, vehicleId, userId }: Removing,
  now: string,
  remember: readonly Write[] = [],
): Promise<void> =>
  untilUnchanged(async () => {
    const [vehicle, driver] = await Promise.all([
      vehicles.get({ userId: ownerId, id: vehicleId }, { consistent: true }),
      vehicleDrivers.get({ userId, vehicleId }, { consistent: true }),
    ])
    const isNamed = vehicle?.driverIds?.includes(userId) ?? false
    if (!isNamed && !driver) return
    await commit(
      ...(vehicle && isNamed
        ? [vehicles.put(without(vehicle, userId, now), { version: vehicle.version })]
        : []),
      ...(driver ? [vehicleDrivers.delete(driver)] : []),
      ...remember,
    )
  })

const without = ({ driverIds = [], ...vehicle }: Vehicle, userId: string, now: string): Vehicle => {
  const left = driverIds.filter((id) => id !== userId)
  return {
    ...vehicle,
    ...(left.length > 0 && { driverIds: left }),
    updatedAt: now,
    version: vehicle.version + 1,
  }
}
