import { removeDriver } from '#core/events/vehicles/remove-driver.ts'
import { vehicleDrivers } from '#core/events/vehicles/vehicle-drivers.ts'
import { vehicleNotFound } from '#core/events/vehicles/vehicle-refusal.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { removeVehicleDriver as contract } from '#shared/events/vehicles/drivers-contract.ts'

async function removeVehicleDriver({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { vehicleId, memberId: userId } = params
  const own = await vehicles.get({ userId: actor.userId, id: vehicleId }, { consistent: true })
  const driven =
    !own && userId === actor.userId
      ? await vehicleDrivers.get({ userId, vehicleId }, { consistent: true })
      : undefined
  const ownerId = own?.userId ?? driven?.ownerId
  if (!ownerId) throw vehicleNotFound()
  await removeDriver({ ownerId, vehicleId, userId }, now, remember(undefined))
}

export const handler = endpoint(contract, removeVehicleDriver)
