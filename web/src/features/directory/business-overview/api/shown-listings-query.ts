import { listListings } from '#shared/directory/listings/contract.ts'
import { query } from '#web/lib/query.ts'

/** Two businesses of the directory, to show what a listing looks like. */
export const shownListingsQuery = query('listings', listListings, { query: { limit: 2 } })
