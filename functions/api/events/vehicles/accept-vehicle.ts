import { acceptVehicle } from '#core/events/vehicles/accept-vehicle.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { acceptVehicle as contract } from '#shared/events/vehicles/accept-contract.ts'

export const handler = endpoint(contract, ({ actor, params, now, remember }) =>
  acceptVehicle({ actor, vehicleId: params.vehicleId, remember: remember(undefined) }, now),
)
