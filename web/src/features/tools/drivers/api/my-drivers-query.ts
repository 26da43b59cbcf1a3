import { listMyDrivers } from '#shared/tools/drivers/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The drivers that the member keeps, newest first. */
export const myDriverPages = pagesQuery(listMyDrivers, { key: ['drivers', 'my-pages'] })
