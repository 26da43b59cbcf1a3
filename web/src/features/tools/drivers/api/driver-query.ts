import { queryOptions } from '@tanstack/react-query'
import { getDriver } from '#shared/tools/drivers/contract.ts'
import { type Driver, DriverId } from '#shared/tools/drivers/driver.ts'
import { call } from '#web/lib/call.ts'
import { queryOrNull } from '#web/lib/query.ts'

/** A published driver; of a duplicate, the driver that took its place. */
export const driverQuery = (id: string) =>
  queryOptions({
    queryKey: ['drivers', 'one', id],
    queryFn: ({ signal }) => call(getDriver, { params: { driverId: DriverId.parse(id) } }, { signal }),
    staleTime: 60_000,
  })

/** A driver for its page, or null where there is none, which the server’s page hands on. */
export const driverPageQuery = (id: string) =>
  queryOrNull('drivers', getDriver, { params: { driverId: id as Driver['id'] } })
