import { listVehicles } from '#shared/events/vehicles/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The archived vehicles of the member, the last archived first. */
export const archivedVehiclesQuery = pagesQuery(listVehicles, {
  key: ['vehicles', 'archived'],
  query: { archived: 'yes' },
})
