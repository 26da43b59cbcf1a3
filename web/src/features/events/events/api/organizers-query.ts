import { queryOptions } from '@tanstack/react-query'
import { listUsers } from '#shared/platform/users/user-list-contract.ts'
import { call } from '#web/lib/call.ts'

/** Active members whose name or email has this in it. */
export const organizersQuery = (q: string) =>
  queryOptions({
    queryKey: ['users', 'organizers', q],
    queryFn: ({ signal }) =>
      call(
        listUsers,
        { query: { q, status: 'active', sort: 'name', direction: 'asc', limit: 10 } },
        { signal },
      ),
    enabled: q !== '',
    staleTime: 5000,
  })
