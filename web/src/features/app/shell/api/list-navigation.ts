import { queryOptions } from '@tanstack/react-query'

const staleTime = 5 * 60_000

/**
 * What visitors see of the menu: the one query that every page needs. The server has run it, so the code that fetches
 * it again is not part of the shell.
 */
export const navigationQuery = queryOptions({
  queryKey: ['navigation'],
  queryFn: async () => (await import('./fetch-navigation.ts')).visitorNavigation(),
  staleTime,
})

/** All of the menu, from which a member gets what is theirs. No page carries it. */
export const memberNavigationQuery = queryOptions({
  queryKey: ['navigation', 'members'],
  queryFn: async () => (await import('./fetch-navigation.ts')).memberNavigation(),
  staleTime,
  // Until it is there, members have the menu of visitors.
  retry: true,
})
