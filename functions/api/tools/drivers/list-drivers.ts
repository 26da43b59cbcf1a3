import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listDriversOf } from '#core/tools/drivers/list-drivers-of.ts'
import { publicDriver } from '#core/tools/drivers/shown-driver.ts'
import { listDrivers as contract } from '#shared/tools/drivers/contract.ts'

async function listDrivers({ query }: ApiRequest<typeof contract>) {
  const { items, ...page } = await listDriversOf('published', query)
  return { ...page, items: items.map(publicDriver) }
}

export const handler = endpoint(contract, listDrivers)
