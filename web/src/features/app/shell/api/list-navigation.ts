import { queryOptions } from '@tanstack/react-query'

/**
 * The one query that every page needs. The server has run it, so the code that fetches it again is not part
 * of the shell.
 */
export const navigationQuery = queryOptions({
  queryKey: ['navigation'],
  queryFn: async () => (await import('./fetch-navigation.ts')).fetchNavigation(),
  staleTime: 5 * 60_000,
})
