import { removeDriver } from '#core/events/vehicles/remove-driver.ts'
import { vehicleDrivers } from '#core/events/vehicles/vehicle-drivers.ts'
import { ownVehicleInvite, vehicleInvites } from '#core/events/vehicles/vehicle-invites.ts'
import { vehicleNotFound } from '#core/events/vehicles/vehicle-refusal.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { removeVehicleDriver as contract } from '#shared/events/vehicles/drivers-contract.ts'

async function removeVehicleDriver({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { vehicleId, memberId: userId } = params
  const invite = await inviteOf(actor, { vehicleId, inviteeId: userId }, now)
  if (invite) return commit(vehicleInvites.delete(invite), ...remember(undefined))
  const own = await vehicles.get({ userId: actor.userId, id: vehicleId }, { consistent: true })
  const driven =
    !own && userId === actor.userId
      ? await vehicleDrivers.get({ userId, vehicleId }, { consistent: true })
      : undefined
  const ownerId = own?.userId ?? driven?.ownerId
  if (!ownerId) throw vehicleNotFound()
  await removeDriver({ ownerId, vehicleId, userId }, now, remember(undefined))
}

type Removed = { vehicleId: string; inviteeId: string }

/** An invitation that the caller takes back, or declines for their address. */
async function inviteOf({ userId, user }: Actor, { vehicleId, inviteeId }: Removed, now: string) {
  const sent = await vehicleInvites.get({ ownerId: userId, vehicleId, inviteeId }, { consistent: true })
  return sent ?? (inviteeId === userId ? ownVehicleInvite(vehicleId, user.email, now) : undefined)
}

export const handler = endpoint(contract, removeVehicleDriver)
