import * as z from 'zod/mini'
import type { MemberOrder } from '#shared/members/contract.ts'
import { stateKey, stateName } from '#shared/members/state-key.ts'
import { searchText } from '#shared/search/search-text.ts'
import { membershipLabels, type PublicMembershipType } from '#shared/users/membership-type.ts'

export type DirectoryFilters = {
  q: string
  type: PublicMembershipType | ''
  state: string
  sort: MemberOrder
  cursor: string
}

export const filterTypes: readonly PublicMembershipType[] = [
  'competitor',
  'pro_competitor',
  'retailer',
  'manufacturer',
  'organization',
]

/** The filters in an address. What makes no sense is left out, so that every address shows a directory. */
export function readFilters(search: URLSearchParams): DirectoryFilters {
  const q = z.safeParse(searchText, (search.get('q') ?? '').slice(0, 80))
  const type = filterTypes.find((one) => one === search.get('type')) ?? ''
  return {
    q: q.success ? q.data : '',
    type,
    state: stateKey((search.get('state') ?? '').slice(0, 80)),
    // What is searched for comes by how well it matches, so there is no other order to choose.
    sort: !q.success && search.get('sort') === 'name' ? 'name' : 'newest',
    cursor: (search.get('cursor') ?? '').slice(0, 1024),
  }
}

/** The address of a directory with these filters; defaults are left out, so that each has one address. */
export function directoryPath(filters: Partial<DirectoryFilters>): string {
  const { q, type, state, sort, cursor } = filters
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(type && { type }),
    ...(state && { state }),
    ...(sort && sort !== 'newest' && { sort }),
    ...(cursor && { cursor }),
  })
  return search.size > 0 ? `/members?${search}` : '/members'
}

/** What the list shows, in words. */
export function directoryTitle({ q, type, state }: DirectoryFilters): string {
  const who = type ? pluralLabels[type] : 'Members'
  return [who, q && `matching “${q}”`, state && `in ${stateName(state)}`].filter(Boolean).join(' ')
}

export const pluralLabels = Object.fromEntries(
  filterTypes.map((type) => [type, `${membershipLabels[type]}s`]),
) as Record<PublicMembershipType, string>
