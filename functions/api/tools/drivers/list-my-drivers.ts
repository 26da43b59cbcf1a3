import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { drivers, ownersPartition } from '#core/tools/drivers/drivers.ts'
import { ownDriver } from '#core/tools/drivers/shown-driver.ts'
import { listMyDrivers as contract } from '#shared/tools/drivers/contract.ts'

async function listMyDrivers({ actor, query: { limit, cursor } }: ApiRequest<typeof contract>) {
  const pk = ownersPartition(actor.userId)
  const { items, ...page } = await drivers.list({ index: 'gsi2', pk, newestFirst: true, limit, cursor })
  return { ...page, items: items.map(ownDriver) }
}

export const handler = endpoint(contract, listMyDrivers)
