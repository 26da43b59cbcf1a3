import { queryOptions } from '@tanstack/react-query'

/**
 * Every page ends with it. The server has run it, so the code that fetches it again is not part of the shell.
 */
export const footerQuery = queryOptions({
  queryKey: ['footer'],
  queryFn: async () => (await import('./fetch-footer.ts')).fetchFooter(),
  staleTime: 5 * 60_000,
})
