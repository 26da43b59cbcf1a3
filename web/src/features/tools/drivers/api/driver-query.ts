import { queryOptions } from '@tanstack/react-query'
import { getDriver } from '#shared/tools/drivers/contract.ts'
import { DriverId } from '#shared/tools/drivers/driver.ts'
import { call } from '#web/lib/call.ts'

/** A published driver; of a duplicate, the driver that took its place. */
export const driverQuery = (id: string) =>
  queryOptions({
    queryKey: ['drivers', 'one', id],
    queryFn: ({ signal }) => call(getDriver, { params: { driverId: DriverId.parse(id) } }, { signal }),
    staleTime: 60_000,
  })
