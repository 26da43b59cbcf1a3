import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'

export const shortestQuery = 2

export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['search-suggestions', q],
    queryFn: async ({ signal }) => {
      // Most visitors never search: the contract is fetched with the first suggestions.
      const { suggestSearch } = await import('#shared/search/contract.ts')
      return (await call(suggestSearch, { query: { q } }, { signal })).items
    },
    enabled: q.length >= shortestQuery,
    staleTime: 5 * 60_000,
    retry: false,
  })
