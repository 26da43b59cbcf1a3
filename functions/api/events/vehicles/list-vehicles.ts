import { listedVehicles } from '#core/events/vehicles/listed-vehicles.ts'
import { openInvitesOf } from '#core/events/vehicles/vehicle-invites.ts'
import { archivePartition, garagePartition, vehicles } from '#core/events/vehicles/vehicles.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listVehicles as contract } from '#shared/events/vehicles/contract.ts'

async function listVehicles({ actor, query: { archived, ...page }, now }: ApiRequest<typeof contract>) {
  const { items, ...rest } = await vehicles.list({
    index: 'gsi1',
    pk: (archived ? archivePartition : garagePartition)(actor.userId),
    newestFirst: true,
    ...page,
  })
  return { ...rest, items: await listedVehicles(items, await openInvitesOf(actor.userId, now)) }
}

export const handler = endpoint(contract, listVehicles)
