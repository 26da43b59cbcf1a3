import { listDrivenVehicles } from '#shared/events/vehicles/drivers-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The vehicles of others that the member may enter. */
export const drivenVehiclesQuery = pagesQuery(listDrivenVehicles, { key: ['vehicles', 'driven'] })
