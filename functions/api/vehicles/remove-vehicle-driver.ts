import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { removeDriver } from '#core/vehicles/remove-driver.ts'
import { vehicleDrivers } from '#core/vehicles/vehicle-drivers.ts'
import { vehicleNotFound } from '#core/vehicles/vehicle-refusal.ts'
import { vehicles } from '#core/vehicles/vehicles.ts'
import { removeVehicleDriver as contract } from '#shared/vehicles/drivers-contract.ts'

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
