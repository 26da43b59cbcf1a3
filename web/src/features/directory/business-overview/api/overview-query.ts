import { getBusinessOverview } from '#shared/directory/business-overview/contract.ts'
import { query } from '#web/lib/query.ts'

/** It goes stale with the listings and their reviews; claims and organizations do not say when they change. */
export const overviewQuery = query('listings', getBusinessOverview, {}, { staleTime: 0 })
