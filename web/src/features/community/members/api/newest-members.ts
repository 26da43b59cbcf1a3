import { queryOptions } from '@tanstack/react-query'
import { listMembers } from '#shared/community/members/contract.ts'
import { call } from '#web/lib/call.ts'

/** One more than is shown, since a member does not look for themselves. */
const asked = 5

/** The latest members with a public profile. */
export const newestMembersQuery = queryOptions({
  queryKey: ['members', 'newest'],
  queryFn: async ({ signal }) =>
    (await call(listMembers, { query: { sort: 'newest', limit: asked } }, { signal })).items,
  staleTime: 60_000,
})
