import { drivenVehicle } from '#core/events/vehicles/read-vehicles.ts'
import { drivenPrefix, vehicleDrivers } from '#core/events/vehicles/vehicle-drivers.ts'
import { firstVehicleInvitesTo } from '#core/events/vehicles/vehicle-invites.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { listDrivenVehicles as contract } from '#shared/events/vehicles/drivers-contract.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

async function listDrivenVehicles({ actor: { userId, user }, query, now }: ApiRequest<typeof contract>) {
  const { items, ...page } = await vehicleDrivers.list({
    pk: `USER#${userId}`,
    prefix: drivenPrefix,
    consistent: true,
    ...query,
  })
  const found = await Promise.all(items.map(({ vehicleId }) => drivenVehicle(userId, vehicleId)))
  const driven = found.flatMap((vehicle) => (vehicle && !vehicle.archivedAt ? [vehicle] : []))
  const invited = query.cursor === undefined ? await invitedTo(user.email, now) : []
  const owners = await usersById([...driven, ...invited].map((vehicle) => vehicle.userId))
  return {
    ...page,
    ...(invited.length > 0 && {
      invitations: invited.flatMap(({ id: vehicleId, name, userId: ownerId }) => {
        const owner = owners.get(ownerId)
        return owner ? [{ vehicleId, name, ownerName: publicName(owner) }] : []
      }),
    }),
    items: driven.flatMap(({ driverIds: _, notes: __, ...vehicle }) => {
      const owner = owners.get(vehicle.userId)
      return owner ? [{ ...vehicle, notes: '', ownerName: publicName(owner) }] : []
    }),
  }
}

/** The vehicles that an address was asked to drive. */
async function invitedTo(email: string, now: string): Promise<Vehicle[]> {
  const invites = await firstVehicleInvitesTo(email, now)
  const rows = await getMany(
    invites.map(({ ownerId: userId, vehicleId: id }) => vehicles.key({ userId, id })),
  )
  return rows
    .map((row) => vehicles.read(row as Row))
    .filter(({ archivedAt }) => !archivedAt)
    .sort((one, other) => (one.id < other.id ? -1 : 1))
}

export const handler = endpoint(contract, listDrivenVehicles)
