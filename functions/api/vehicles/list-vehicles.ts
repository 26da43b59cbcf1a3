import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { archivePartition, garagePartition, vehicles } from '#core/vehicles/vehicles.ts'
import { listVehicles as contract } from '#shared/vehicles/contract.ts'

const listVehicles = ({ actor, query: { archived, ...page } }: ApiRequest<typeof contract>) =>
  vehicles.list({
    index: 'gsi1',
    pk: (archived ? archivePartition : garagePartition)(actor.userId),
    newestFirst: true,
    ...page,
  })

export const handler = endpoint(contract, listVehicles)
