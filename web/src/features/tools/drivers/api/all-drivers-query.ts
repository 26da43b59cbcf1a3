import { listAllDrivers } from '#shared/tools/drivers/admin-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import type { DriverFilter } from '../components/driver-filter.ts'

/** Drivers of one state, as administrators read them. */
export const allDriversQuery = ({ state, brand, size }: DriverFilter) =>
  pagesQuery(listAllDrivers, {
    key: ['drivers', 'all', state, brand, size],
    query: { state, ...(brand && { brand }), ...(size && { sizeIn: Number(size) }) },
    keepPrevious: true,
  })
