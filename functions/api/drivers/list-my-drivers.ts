import { drivers, ownersPartition } from '#core/drivers/drivers.ts'
import { ownDriver } from '#core/drivers/shown-driver.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMyDrivers as contract } from '#shared/drivers/contract.ts'

async function listMyDrivers({ actor, query: { limit, cursor } }: ApiRequest<typeof contract>) {
  const pk = ownersPartition(actor.userId)
  const { items, ...page } = await drivers.list({ index: 'gsi2', pk, newestFirst: true, limit, cursor })
  return { ...page, items: items.map(ownDriver) }
}

export const handler = endpoint(contract, listMyDrivers)
