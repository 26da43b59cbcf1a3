import { addDriver } from '#core/events/vehicles/add-driver.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { addVehicleDriver as contract } from '#shared/events/vehicles/drivers-contract.ts'

const addVehicleDriver = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  addDriver({ actor, vehicleId: params.vehicleId, email: body.email, remember }, now)

export const handler = endpoint(contract, addVehicleDriver)
