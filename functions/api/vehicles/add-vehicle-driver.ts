import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { addDriver } from '#core/vehicles/add-driver.ts'
import { addVehicleDriver as contract } from '#shared/vehicles/drivers-contract.ts'

const addVehicleDriver = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  addDriver({ actor, vehicleId: params.vehicleId, email: body.email, remember }, now)

export const handler = endpoint(contract, addVehicleDriver)
