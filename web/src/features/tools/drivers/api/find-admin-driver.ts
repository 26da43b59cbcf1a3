import { type AdminDriver, listAllDrivers } from '#shared/tools/drivers/admin-contract.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { call } from '#web/lib/call.ts'

/** A driver as it is now, found among those of its state and brand. */
export async function findAdminDriver({ id, state, brand, ...named }: AdminDriver): Promise<AdminDriver> {
  let cursor: string | undefined
  do {
    const page = await call(listAllDrivers, {
      query: { state, brand, limit: 100, ...(cursor && { cursor }) },
    })
    const found = page.items.find((driver) => driver.id === id)
    if (found) return found
    cursor = page.nextCursor
  } while (cursor)
  throw new Error(`${driverName({ brand, ...named })} is no longer in this list. Reload the page.`)
}
