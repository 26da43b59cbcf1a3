import { queryOptions } from '@tanstack/react-query'
import { listMembers } from '#shared/members/contract.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import type { DirectoryFilters } from '../components/directory-filters.ts'

/**
 * One page of the directory as the address asks for it, and what was asked: a page says so until the next is there. Null
 * where its cursor leads nowhere: an answer too, which the server’s page hands on.
 */
export function membersQuery(filters: DirectoryFilters) {
  const { q, type, state, sort, cursor } = filters
  return queryOptions({
    queryKey: ['members', { q, type, state, sort, cursor }],
    queryFn: async () => {
      const query = {
        sort,
        ...(q && { q }),
        ...(type && { type }),
        ...(state && { state }),
        ...(cursor && { cursor }),
      }
      const page = await call(listMembers, { query }).catch(nowhere)
      return page && { filters, ...page }
    },
    placeholderData: (before) => before ?? undefined,
  })
}

function nowhere(error: unknown): null {
  if (error instanceof ApiError && error.code === 'invalid_cursor') return null
  throw error
}
