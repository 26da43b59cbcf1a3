import { refreshListingRanks } from '#core/directory/listings/refresh-listing-ranks.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('refresh_listing_ranks', refreshListingRanks)
