import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listPopularSearches, search } from '#shared/content/search/contract.ts'
import { call } from '#web/lib/call.ts'
import type { SearchAddress } from '../search-address.ts'

/** The time for which this browser treats results as fresh. */
const freshMs = 5 * 60_000

type Asked = SearchAddress & {
  /** True when the member has just submitted it, so it counts toward the popular searches. */
  submitted?: boolean
}

/** The first page of the results. */
export const searchQuery = ({ q, type, submitted = false }: Asked) =>
  queryOptions({
    queryKey: ['search', { q, type }],
    queryFn: ({ signal }) =>
      call(
        search,
        { query: { q, ...(type && { type }), ...(submitted && { submitted: 'true' }) } },
        { signal },
      ),
    staleTime: freshMs,
    retry: false,
  })

/** The pages after the first, each on demand. */
export const furtherQuery = ({ q, type }: SearchAddress, cursor: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['search', { q, type }, 'further', cursor],
    queryFn: ({ pageParam, signal }) =>
      call(
        search,
        { query: { q, ...(type && { type }), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: cursor,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: false,
    staleTime: freshMs,
    retry: false,
  })

/** The most popular searches that can be offered during typing. */
export const popularQuery = queryOptions({
  queryKey: ['popular-searches'],
  queryFn: async () =>
    (await call(listPopularSearches, { query: { limit: 50 } })).items.map(({ query }) => query),
  staleTime: freshMs,
  retry: false,
})
