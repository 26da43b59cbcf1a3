import { listVehicles } from '#shared/events/vehicles/contract.ts'
import { listDrivenVehicles } from '#shared/events/vehicles/drivers-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The vehicles of the member, the newest first. */
export const garageQuery = pagesQuery(listVehicles, { key: ['vehicles', 'garage'] })

/** The archived vehicles of the member, the last archived first. */
export const archivedVehiclesQuery = pagesQuery(listVehicles, {
  key: ['vehicles', 'archived'],
  query: { archived: 'yes' },
})

/** The vehicles of others that the member may enter. */
export const drivenVehiclesQuery = pagesQuery(listDrivenVehicles, { key: ['vehicles', 'driven'] })
