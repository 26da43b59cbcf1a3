import { listDriversOf } from '#core/drivers/list-drivers-of.ts'
import { publicDriver } from '#core/drivers/shown-driver.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listDrivers as contract } from '#shared/drivers/contract.ts'

async function listDrivers({ query }: ApiRequest<typeof contract>) {
  const { items, ...page } = await listDriversOf('published', query)
  return { ...page, items: items.map(publicDriver) }
}

export const handler = endpoint(contract, listDrivers)
