import { usersById } from '#core/platform/users/users-by-id.ts'
import { publicName } from '#shared/community/members/public-name.ts'
import type { ListedVehicle } from '#shared/events/vehicles/contract.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'

/** Vehicles with the names of their drivers, as their owner sees them. People who have left are not among these. */
export async function listedVehicles(of: readonly Vehicle[]): Promise<ListedVehicle[]> {
  const members = await usersById(of.flatMap(({ driverIds }) => driverIds ?? []))
  return of.map((vehicle) => {
    const drivers = (vehicle.driverIds ?? []).flatMap((userId) => {
      const member = members.get(userId)
      return member ? [{ userId, name: publicName(member) }] : []
    })
    return { ...vehicle, ...(drivers.length > 0 && { drivers }) }
  })
}
