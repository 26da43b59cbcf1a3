import { listMemberVehicles as useCase } from '#core/events/vehicles/list-member-vehicles.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listMemberVehicles } from '#shared/events/vehicles/public-contract.ts'

export const handler = endpoint(listMemberVehicles, useCase)
