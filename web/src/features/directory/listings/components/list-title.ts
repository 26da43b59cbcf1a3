import type { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import type { ListingFilters } from './listing-filters.ts'
import { stateName } from './listing-states.ts'

const kinds: Record<ListingType, string> = {
  retailer: 'Car audio retailers',
  installer: 'Car audio installers',
  manufacturer: 'Car audio manufacturers',
  distributor: 'Car audio distributors',
  fabricator: 'Car audio fabricators',
  mobile_service: 'Mobile car audio services',
  venue: 'Car audio venues',
  media: 'Car audio media',
}

/** The heading of the page: `Car audio shops in Texas`, and `Businesses` for all of them. */
export function pageHeading({ type, state }: Pick<ListingFilters, 'type' | 'state'>): string {
  if (!type && !state) return 'Businesses'
  return [type ? kinds[type] : 'Car audio shops', state && `in ${stateName(state)}`].filter(Boolean).join(' ')
}

/** Describes the contents of the list. */
export function listTitle({ q, type, state, near, miles }: ListingFilters): string {
  return [
    type ? kinds[type] : 'Businesses',
    q && `matching “${q}”`,
    state && `in ${stateName(state)}`,
    near && `within ${miles} miles of ${near}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The list in a sentence, for search results and shared links. */
export function describeList({ type, state }: Pick<ListingFilters, 'type' | 'state'>): string {
  const what = type ? kinds[type] : 'Car audio shops, installers, and makers'
  const where = state ? `in ${stateName(state)}` : 'near you'
  return `${what} ${where}: opening hours, services, brands, and reviews by people who were there.`
}
