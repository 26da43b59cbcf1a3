import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listMembers } from '#shared/members/contract.ts'
import { call } from '#web/lib/call.ts'
import type { DirectoryFilters } from '../components/directory-filters.ts'

/** One page of the directory as the address asks for it, and what was asked: a page says so until the next is there. */
export function membersQuery(filters: DirectoryFilters) {
  const { q, type, state, sort, cursor } = filters
  return queryOptions({
    queryKey: ['members', { q, type, state, sort, cursor }],
    queryFn: async () => ({
      filters,
      ...(await call(listMembers, {
        query: {
          sort,
          ...(q && { q }),
          ...(type && { type }),
          ...(state && { state }),
          ...(cursor && { cursor }),
        },
      })),
    }),
    placeholderData: keepPreviousData,
  })
}
