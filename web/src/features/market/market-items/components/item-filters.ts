import * as z from 'zod/mini'
import { ItemCategory, ItemCondition } from '#shared/market/market-items/item-kinds.ts'
import { listingStates } from '#web/features/directory/listings/components/listing-states.ts'
import { changedSearch, readFilter } from '#web/features/platform/lists/address-filter.ts'

/** The filters of the marketplace as its address holds them; prices stand in dollars. */
export type ItemFilters = {
  q: string
  near: string
  miles: string
  state: string
  category: ItemCategory | ''
  condition: ItemCondition | ''
  from: string
  to: string
  delivery: '' | 'pickup' | 'ships'
  dropped: '' | 'yes'
  sort: '' | 'newest' | 'nearest' | 'price_up' | 'price_down'
  cursor: string
}

/** The radii around a place. */
export const radii = ['10', '25', '50', '100', '250'] as const
const usualRadius = '50'

const highestDollars = 100_000

const cut = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, max).trim()),
  )

const knownState = (typed: string) => {
  const code = typed.toUpperCase()
  return listingStates.some(([known]) => known === code) ? code : ''
}

/** `$1,200.50` is 1200.5; what is no price is none. */
const knownPrice = (typed: string) => {
  const plain = typed.replace(/[$,\s]/g, '')
  return /^\d{1,6}(\.\d{0,2})?$/.test(plain) && Number(plain) <= highestDollars ? String(Number(plain)) : ''
}

const price = z.pipe(cut(20), z.transform(knownPrice))

const fields = {
  q: z._default(cut(60), ''),
  category: z._default(z.enum(['', ...ItemCategory.options]), ''),
  near: z._default(cut(90), ''),
  miles: z._default(z.enum(radii), usualRadius),
  state: z._default(z.pipe(cut(20), z.transform(knownState)), ''),
  condition: z._default(z.enum(['', ...ItemCondition.options]), ''),
  from: z._default(price, ''),
  to: z._default(price, ''),
  delivery: z._default(z.enum(['', 'pickup', 'ships']), ''),
  dropped: z._default(z.enum(['', 'yes']), ''),
  sort: z._default(z.enum(['', 'newest', 'nearest', 'price_up', 'price_down']), ''),
  cursor: z._default(cut(1024), ''),
}

/** Reads the filters in an address or of a form. Invalid ones are left out, so every address shows a list. */
export const readFilters = (search: URLSearchParams): ItemFilters => plain(readFilter(fields, search))

/** Without a place nothing is nearest; the order that a list has anyway is not named. */
function plain(filters: ItemFilters): ItemFilters {
  const usual = usualOrder(filters)
  const sort = filters.sort === usual || (filters.sort === 'nearest' && !filters.near) ? '' : filters.sort
  return { ...filters, sort, miles: filters.near ? filters.miles : usualRadius }
}

export const usualOrder = ({ near }: Pick<ItemFilters, 'near'>) => (near ? 'nearest' : 'newest')

/** The address of the marketplace with these filters. */
export function itemsPath(filters: Partial<ItemFilters>): string {
  const search = changedSearch(fields, '', plain({ ...noFilters, ...filters }))
  return search.size > 0 ? `/marketplace?${search}` : '/marketplace'
}

export const noFilters: ItemFilters = {
  q: '',
  near: '',
  miles: usualRadius,
  state: '',
  category: '',
  condition: '',
  from: '',
  to: '',
  delivery: '',
  dropped: '',
  sort: '',
  cursor: '',
}

/** The filters behind the button; what is searched for, where, and in which condition, stands beside it. */
const folded = ['state', 'from', 'to', 'delivery', 'dropped'] as const

/** How many filters are set behind the button. */
export const countFolded = (filters: ItemFilters): number => folded.filter((name) => filters[name]).length

/** True where there is something to search for again. */
export const isSearch = (filters: ItemFilters): boolean =>
  Boolean(filters.q || filters.near || filters.category || filters.condition) || countFolded(filters) > 0

/** The next wider radius. */
export const widerThan = (miles: string): string | undefined =>
  radii.find((one) => Number(one) > Number(miles))

/** Only a list of a category or of a state alone is one that search engines shall know beside the whole. */
export function indexedPath(filters: ItemFilters): string {
  const { category, state } = filters
  const alone = itemsPath({ category, state })
  return Boolean(category) !== Boolean(state) && itemsPath({ ...filters, cursor: '' }) === alone
    ? alone
    : itemsPath({})
}
