import { oneMoreVehicle } from '#core/events/vehicles/garage-count.ts'
import { vehicleNotFound } from '#core/events/vehicles/vehicle-refusal.ts'
import { vehicles } from '#core/events/vehicles/vehicles.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { restoreVehicle as contract } from '#shared/events/vehicles/contract.ts'

const restoreVehicle = ({ actor: { userId }, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      const vehicle = await vehicles.get({ userId, id: params.vehicleId }, { consistent: true })
      if (!vehicle) throw vehicleNotFound()
      const { archivedAt, version, ...rest } = vehicle
      if (!archivedAt) return vehicle
      const restored = { ...rest, updatedAt: now, version: version + 1 }
      await commit(vehicles.put(restored, { version }), oneMoreVehicle(userId), ...remember(restored))
      return restored
    },
    { crowd: true },
  )

export const handler = endpoint(contract, restoreVehicle)
