import { listVehicles } from '#shared/events/vehicles/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The vehicles of the member, the newest first. */
export const garageQuery = pagesQuery(listVehicles, { key: ['vehicles', 'garage'] })
