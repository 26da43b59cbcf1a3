import { drivenVehicle } from '#core/events/vehicles/read-vehicles.ts'
import { drivenPrefix, vehicleDrivers } from '#core/events/vehicles/vehicle-drivers.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { publicName } from '#shared/community/members/public-name.ts'
import { listDrivenVehicles as contract } from '#shared/events/vehicles/drivers-contract.ts'

async function listDrivenVehicles({ actor: { userId }, query }: ApiRequest<typeof contract>) {
  const { items, ...page } = await vehicleDrivers.list({
    pk: `USER#${userId}`,
    prefix: drivenPrefix,
    consistent: true,
    ...query,
  })
  const found = await Promise.all(items.map(({ vehicleId }) => drivenVehicle(userId, vehicleId)))
  const vehicles = found.flatMap((vehicle) => (vehicle && !vehicle.archivedAt ? [vehicle] : []))
  const owners = await usersById(vehicles.map((vehicle) => vehicle.userId))
  return {
    ...page,
    items: vehicles.flatMap(({ driverIds: _, notes: __, ...vehicle }) => {
      const owner = owners.get(vehicle.userId)
      return owner ? [{ ...vehicle, notes: '', ownerName: publicName(owner) }] : []
    }),
  }
}

export const handler = endpoint(contract, listDrivenVehicles)
