import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import type { listMembers as contract } from '#shared/community/members/contract.ts'
import { stateKey } from '#shared/community/members/state-key.ts'
import { directoryEntries, filteredList } from './directory-entries.ts'
import { findMembers } from './find-members.ts'

export async function listMembers({ query }: Pick<ApiRequest<typeof contract>, 'query'>) {
  const { q, type, state, sort, limit, cursor } = query
  // Without a letter it is no place, and no one is there.
  if (state && !stateKey(state)) return { items: [] }
  const filter = { membershipType: type, stateKey: state && stateKey(state) }
  if (q !== undefined) return findMembers({ q, limit, cursor, mostQueries: 2, ...filter })
  return directoryEntries.list({
    ...filteredList(sort, filter),
    newestFirst: sort === 'newest',
    limit,
    cursor,
  })
}
