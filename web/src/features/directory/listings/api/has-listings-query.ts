import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'

/** Tells whether the member has listed a business. The contract of listings, which is large, comes with the question. */
export const hasListingsQuery = queryOptions({
  queryKey: ['listings', 'has'],
  queryFn: async ({ signal }): Promise<boolean> => {
    const { listMyListings } = await import('#shared/directory/listings/own-contract.ts')
    const { items } = await call(listMyListings, { query: { limit: 1 } }, { signal })
    return items.length > 0
  },
})
