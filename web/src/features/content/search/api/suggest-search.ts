import { queryOptions } from '@tanstack/react-query'
import { isTerm } from '#shared/platform/words/is-term.ts'

/** Most visitors never search, so the code that fetches suggestions loads with the first of them. */
/** What is found depends on who asks: `viewer` tells them apart. */
export const suggestionsQuery = (q: string, viewer: string) =>
  queryOptions({
    queryKey: ['search-suggestions', q, viewer],
    queryFn: async ({ signal }) => (await import('./fetch-suggestions.ts')).fetchSuggestions(q, signal),
    enabled: isTerm(q),
    staleTime: 5 * 60_000,
    retry: false,
  })
