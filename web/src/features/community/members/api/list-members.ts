import { queryOptions } from '@tanstack/react-query'
import { listMembers } from '#shared/community/members/contract.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import type { DirectoryFilters } from '../components/directory-filters.ts'

/**
 * Reads the page of the directory that the address names, and keeps the request with it: a page shows what it
 * was requested for until the next one loads. Null if its cursor leads nowhere, which is an answer too and
 * comes with the server’s page.
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
