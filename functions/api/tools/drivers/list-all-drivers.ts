import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { listDriversOf } from '#core/tools/drivers/list-drivers-of.ts'
import { adminDriver } from '#core/tools/drivers/shown-driver.ts'
import { listAllDrivers as contract } from '#shared/tools/drivers/admin-contract.ts'

async function listAllDrivers({ query: { state, ...wanted } }: ApiRequest<typeof contract>) {
  const { items, ...page } = await listDriversOf(state, wanted)
  const owners = await usersById(items.flatMap(({ ownerId }) => ownerId ?? []))
  return { ...page, items: items.map((driver) => adminDriver(driver, owners.get(driver.ownerId ?? ''))) }
}

export const handler = endpoint(contract, listAllDrivers)
