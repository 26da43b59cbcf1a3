import { queryOptions } from '@tanstack/react-query'
import { type AdminDriver, listAllDrivers } from '#shared/tools/drivers/admin-contract.ts'
import { getDriver } from '#shared/tools/drivers/contract.ts'
import type { Driver } from '#shared/tools/drivers/driver.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import type { DriverFilter } from '../components/driver-filter.ts'

/** Drivers of one state, as administrators read them. */
export const allDriversQuery = ({ state, brand, size }: DriverFilter) =>
  pagesQuery(listAllDrivers, {
    key: ['drivers', listAllDrivers.name, { state, brand, size }],
    query: { state, ...(brand && { brand }), ...(size && { sizeIn: Number(size) }) },
    keepPrevious: true,
  })

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

/** A published driver as administrators read it; of a duplicate, the driver that took its place. */
export const publishedDriverQuery = (driverId: Driver['id']) =>
  queryOptions({
    queryKey: ['drivers', 'published', driverId],
    async queryFn({ signal }) {
      const driver = await call(getDriver, { params: { driverId } }, { signal })
      return findAdminDriver({ ...driver, state: 'published' })
    },
    // A correction starts from the driver as it is now.
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
