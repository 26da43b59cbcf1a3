import * as z from 'zod/mini'
import { MemberOrder } from '#shared/community/members/contract.ts'
import { stateKey, stateName } from '#shared/community/members/state-key.ts'
import { membershipLabels, type PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { searchText } from '#shared/platform/words/search-text.ts'
import { changedSearch, readFilter } from '#web/features/platform/lists/address-filter.ts'

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

const cut = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, max)),
  )

const fields = {
  q: z._default(z.pipe(cut(80), searchText), ''),
  type: z._default(z.enum(['', ...filterTypes]), ''),
  state: z._default(z.pipe(cut(80), z.transform(stateKey)), ''),
  sort: z._default(MemberOrder, 'newest'),
  cursor: z._default(cut(1024), ''),
}

/** Reads the filters in an address. Invalid ones are left out, so every address shows a directory. */
export function readFilters(search: URLSearchParams): DirectoryFilters {
  const filters = readFilter(fields, search)
  // Search results are ordered by how well they match, so there is no other order to choose.
  return filters.q ? { ...filters, sort: 'newest' } : filters
}

/** The address of a directory with these filters; defaults are left out, so that each has one address. */
export function directoryPath(filters: Partial<DirectoryFilters>): string {
  const search = changedSearch(fields, '', filters)
  return search.size > 0 ? `/members?${search}` : '/members'
}

/** Describes the contents of the list. */
export function directoryTitle({ q, type, state }: DirectoryFilters): string {
  const who = type ? pluralLabels[type] : 'Members'
  return [who, q && `matching “${q}”`, state && `in ${stateName(state)}`].filter(Boolean).join(' ')
}

export const pluralLabels = Object.fromEntries(
  filterTypes.map((type) => [type, `${membershipLabels[type]}s`]),
) as Record<PublicMembershipType, string>
