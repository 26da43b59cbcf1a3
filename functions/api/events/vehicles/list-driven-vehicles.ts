import { drivenVehicle } from '#core/events/vehicles/read-vehicles.ts'
import { drivenPrefix, vehicleDrivers } from '#core/events/vehicles/vehicle-drivers.ts'
import { isOpenInvite, vehicleInvites, vehicleInvitesTo } from '#core/events/vehicles/vehicle-invites.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { publicName } from '#shared/community/members/public-name.ts'
import { listDrivenVehicles as contract } from '#shared/events/vehicles/drivers-contract.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'

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
  const found: Vehicle[] = []
  for await (const listed of vehicleInvitesTo(email)) {
    // The index may be behind an answer that was just given.
    const invite = await vehicleInvites.get(listed, { consistent: true })
    if (!invite || !isOpenInvite(invite, now)) continue
    const vehicle = await vehicles.get({ userId: invite.ownerId, id: invite.vehicleId })
    if (vehicle && !vehicle.archivedAt) found.push(vehicle)
  }
  return found
}

export const handler = endpoint(contract, listDrivenVehicles)
