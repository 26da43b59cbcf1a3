import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listMembers } from '#shared/members/contract.ts'
import { call } from '#web/lib/call.ts'
import type { DirectoryFilters } from '../components/directory-filters.ts'

/** One page of the directory as the address asks for it. */
export const membersQuery = ({ q, type, state, sort, cursor }: DirectoryFilters) =>
  queryOptions({
    queryKey: ['members', { q, type, state, sort, cursor }],
    queryFn: () =>
      call(listMembers, {
        query: {
          sort,
          ...(q && { q }),
          ...(type && { type }),
          ...(state && { state }),
          ...(cursor && { cursor }),
        },
      }),
    placeholderData: keepPreviousData,
    // A page that the server could not render says so at once instead of pretending to load.
    retryOnMount: false,
  })
