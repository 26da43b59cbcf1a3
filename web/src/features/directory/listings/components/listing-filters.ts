import * as z from 'zod/mini'
import { BrandId } from '#shared/directory/brands/named-brand.ts'
import { ListingService, ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { changedSearch, readFilter } from '#web/features/platform/lists/address-filter.ts'
import { listingStates } from './listing-states.ts'

/** The filters of the directory as its address holds them; several services or brands stand with commas in between. */
export type ListingFilters = {
  q: string
  near: string
  miles: string
  state: string
  type: ListingType | ''
  services: string
  brands: string
  open: '' | 'now'
  rating: '' | '4'
  featured: '' | 'yes'
  sort: '' | 'recommended' | 'nearest' | 'rated' | 'newest' | 'name'
  view: '' | 'map'
  cursor: string
}

/** The radii around a place; the list of the contract is a part of a schema that browsers do without. */
export const radii = ['10', '25', '50', '100', '250'] as const
export const usualRadius = '50'

const mostChoices = 5

const cut = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, max).trim()),
  )

const several = (isKnown: (one: string) => boolean) =>
  z.pipe(
    cut(400),
    z.transform((typed) => [...new Set(typed.split(',').filter(isKnown))].slice(0, mostChoices).join(',')),
  )

const knownState = (typed: string) => {
  const code = typed.toUpperCase()
  return listingStates.some(([known]) => known === code) ? code : ''
}

const isService = (one: string) => z.safeParse(ListingService, one).success
const isBrand = (one: string) => z.safeParse(BrandId, one).success

const fields = {
  q: z._default(cut(60), ''),
  near: z._default(cut(90), ''),
  miles: z._default(z.enum(radii), usualRadius),
  state: z._default(z.pipe(cut(20), z.transform(knownState)), ''),
  type: z._default(z.enum(['', ...ListingType.options]), ''),
  services: z._default(several(isService), ''),
  brands: z._default(several(isBrand), ''),
  open: z._default(z.enum(['', 'now']), ''),
  rating: z._default(z.enum(['', '4']), ''),
  featured: z._default(z.enum(['', 'yes']), ''),
  sort: z._default(z.enum(['', 'recommended', 'nearest', 'rated', 'newest', 'name']), ''),
  view: z._default(z.enum(['', 'map']), ''),
  cursor: z._default(cut(1024), ''),
}

/** Reads the filters in an address or of a form. Invalid ones are left out, so every address shows a list. */
export function readFilters(search: URLSearchParams): ListingFilters {
  const joined = new URLSearchParams(search)
  for (const name of ['services', 'brands']) joined.set(name, search.getAll(name).join(','))
  return plain(readFilter(fields, joined))
}

/** Without a place nothing is nearest; the order that a list has anyway is not named. */
function plain(filters: ListingFilters): ListingFilters {
  const usual = usualOrder(filters)
  const sort = filters.sort === usual || (filters.sort === 'nearest' && !filters.near) ? '' : filters.sort
  return { ...filters, sort, miles: filters.near ? filters.miles : usualRadius }
}

export const usualOrder = ({ near }: Pick<ListingFilters, 'near'>) => (near ? 'nearest' : 'recommended')

/** The address of the directory with these filters. */
export function listingsPath(filters: Partial<ListingFilters>): string {
  const search = changedSearch(fields, '', plain({ ...noFilters, ...filters }))
  return search.size > 0 ? `/directory?${search}` : '/directory'
}

export const noFilters: ListingFilters = {
  q: '',
  near: '',
  miles: usualRadius,
  state: '',
  type: '',
  services: '',
  brands: '',
  open: '',
  rating: '',
  featured: '',
  sort: '',
  view: '',
  cursor: '',
}

/** The filters behind the button; what is searched for, where, and which type, stands beside it. */
const folded = ['state', 'open', 'rating', 'featured'] as const

export const chosenOf = (several: string): string[] => several.split(',').filter(Boolean)

/** How many filters are set behind the button. */
export const countFolded = (filters: ListingFilters): number =>
  folded.filter((name) => filters[name]).length +
  chosenOf(filters.services).length +
  chosenOf(filters.brands).length

/** True where the list does not show every business around a place, or in a state, or anywhere. */
export const isNarrowed = ({ q, type, services, brands, open, rating, featured }: ListingFilters): boolean =>
  Boolean(q || type || services || brands || open || rating || featured)

/** The next wider radius. */
export const widerThan = (miles: string): string | undefined =>
  radii.find((one) => Number(one) > Number(miles))

/** Only a list of a type or of a state alone is one that search engines shall know beside the whole. */
export function indexedPath(filters: ListingFilters): string {
  const { type, state } = filters
  const alone = listingsPath({ type, state })
  return Boolean(type) !== Boolean(state) && listingsPath({ ...filters, cursor: '' }) === alone
    ? alone
    : listingsPath({})
}
