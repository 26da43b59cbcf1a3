import { removeDriver } from '#core/events/vehicles/remove-driver.ts'
import { vehicleDrivers } from '#core/events/vehicles/vehicle-drivers.ts'
import { inviteeOf, ownVehicleInvite, vehicleInvites } from '#core/events/vehicles/vehicle-invites.ts'
import { vehicleNotFound } from '#core/events/vehicles/vehicle-refusal.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { users } from '#core/platform/users/users.ts'
import { removeVehicleDriver as contract } from '#shared/events/vehicles/drivers-contract.ts'
import type { Vehicle } from '#shared/events/vehicles/vehicle.ts'

type Removing = ApiRequest<typeof contract>

async function removeVehicleDriver(request: Removing) {
  const { actor, params, remember } = request
  const { vehicleId, memberId: inviteeId } = params
  const sent = await vehicleInvites.get({ ownerId: actor.userId, vehicleId, inviteeId }, { consistent: true })
  if (sent) return commit(vehicleInvites.delete(sent), ...remember(undefined))
  const own = await vehicles.get({ userId: actor.userId, id: vehicleId }, { consistent: true })
  if (own) return removeFrom(own, request)
  if (inviteeId !== actor.userId) throw vehicleNotFound()
  return stopDriving(request)
}

/** Its owner removes a driver, who does not come back by an invitation that is still open. */
async function removeFrom({ userId: ownerId, driverIds = [] }: Vehicle, { params, now, remember }: Removing) {
  const { vehicleId, memberId: userId } = params
  // Of an address whose owner has accepted nothing, the owner of the vehicle learns no member.
  const driver = driverIds.includes(userId) ? await users.get({ id: userId }) : undefined
  const key = driver && { ownerId, vehicleId, inviteeId: inviteeOf(vehicleId, driver.email) }
  const open = key && (await vehicleInvites.get(key, { consistent: true }))
  const writes = [...(open ? [vehicleInvites.underive(open)] : []), ...remember(undefined)]
  await removeDriver({ ownerId, vehicleId, userId }, now, writes)
}

/** A driver stops, and declines what asks them to drive it. */
async function stopDriving({ actor, params, now, remember }: Removing) {
  const { vehicleId, memberId: userId } = params
  const [invite, driven] = await Promise.all([
    ownVehicleInvite(vehicleId, actor.user.email, now),
    vehicleDrivers.get({ userId, vehicleId }, { consistent: true }),
  ])
  if (!invite && !driven) throw vehicleNotFound()
  const writes = [...(invite ? [vehicleInvites.underive(invite)] : []), ...remember(undefined)]
  if (driven) await removeDriver({ ownerId: driven.ownerId, vehicleId, userId }, now, writes)
  else await commit(...writes)
}

export const handler = endpoint(contract, removeVehicleDriver)
