import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'

/** The one query that every page needs. The server runs it for each of them, so its contract can stay out of the shell. */
export const navigationQuery = queryOptions({
  queryKey: ['navigation'],
  queryFn: async () => {
    const { listNavigation } = await import('#shared/navigation/contract.ts')
    return (await call(listNavigation, {})).items
  },
  staleTime: 5 * 60_000,
})
