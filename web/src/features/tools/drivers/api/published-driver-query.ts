import { queryOptions } from '@tanstack/react-query'
import { getDriver } from '#shared/tools/drivers/contract.ts'
import type { Driver } from '#shared/tools/drivers/driver.ts'
import { call } from '#web/lib/call.ts'
import { findAdminDriver } from './find-admin-driver.ts'

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
