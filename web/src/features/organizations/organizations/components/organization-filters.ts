import * as z from 'zod/mini'
import { OrganizationKind, organizationStates } from '#shared/organizations/organizations/organization.ts'
import { changedSearch, readFilter } from '#web/features/platform/lists/address-filter.ts'

export type OrganizationFilters = { q: string; type: OrganizationKind | ''; state: string; cursor: string }

const cut = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, max).trim()),
  )

const knownState = (typed: string) => {
  const code = typed.toUpperCase()
  return organizationStates.some(([known]) => known === code) ? code : ''
}

const fields = {
  q: z._default(cut(60), ''),
  type: z._default(z.enum(['', ...OrganizationKind.options]), ''),
  state: z._default(z.pipe(cut(20), z.transform(knownState)), ''),
  cursor: z._default(cut(1024), ''),
}

/** Reads the filters in an address. Invalid ones are left out, so every address shows a list. */
export const readFilters = (search: URLSearchParams): OrganizationFilters => readFilter(fields, search)

/** The address of the list with these filters. */
export function organizationsPath(filters: Partial<OrganizationFilters>): string {
  const search = changedSearch(fields, '', filters)
  return search.size > 0 ? `/organizations?${search}` : '/organizations'
}

const stateName = (code: string) => organizationStates.find(([known]) => known === code)?.[1] ?? code

const kinds: Record<OrganizationKind, string> = {
  sanctioning_body: 'Sanctioning bodies',
  club: 'Clubs',
  promoter: 'Promoters',
  team_network: 'Team networks',
  school: 'Schools',
  other: 'Other organizations',
}

/** Describes the contents of the list. */
export function listTitle({ q, type, state }: OrganizationFilters): string {
  const what = type ? kinds[type] : 'Organizations'
  return [what, q && `matching “${q}”`, state && `in ${stateName(state)}`].filter(Boolean).join(' ')
}
