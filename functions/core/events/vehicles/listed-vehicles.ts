import { usersById } from '#core/platform/users/users-by-id.ts'
import type { ListedVehicle } from '#shared/events/vehicles/contract.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import type { VehicleInvite } from './vehicle-invites.ts'

/**
 * Vehicles with the names of their drivers and the addresses of those who have been asked, as their owner sees them.
 * People who have left are not among these.
 */
export async function listedVehicles(
  of: readonly Vehicle[],
  invites: readonly VehicleInvite[],
): Promise<ListedVehicle[]> {
  const members = await usersById(of.flatMap(({ driverIds }) => driverIds ?? []))
  return of.map((vehicle) => {
    const drivers = (vehicle.driverIds ?? []).flatMap((userId) => {
      const member = members.get(userId)
      return member ? [{ userId, name: publicName(member) }] : []
    })
    const invited = invites
      .filter(({ vehicleId }) => vehicleId === vehicle.id)
      .map(({ inviteeId, toEmail }) => ({ userId: inviteeId, name: toEmail, invited: true }))
    const all = [...drivers, ...invited]
    return { ...vehicle, ...(all.length > 0 && { drivers: all }) }
  })
}
