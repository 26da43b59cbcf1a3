import { itemCategories } from '#shared/market/market-items/item-labels.ts'
import { stateName } from '#web/features/directory/listings/components/listing-states.ts'
import type { ItemFilters } from './item-filters.ts'

type Placed = Pick<ItemFilters, 'category' | 'state'>

const what = (category: ItemFilters['category']) =>
  category && category !== 'other' ? itemCategories[category] : 'Car audio'

/** The heading of the page: `Subwoofers for sale in Texas`, and `Marketplace` for all of it. */
export function pageHeading({ category, state }: Placed): string {
  if (!category && !state) return 'Marketplace'
  return `${what(category)} for sale${state ? ` in ${stateName(state)}` : ''}`
}

/** Describes the contents of the list. */
export function listTitle({ q, category, state, near, miles }: ItemFilters): string {
  return [
    category ? itemCategories[category] : 'For sale',
    q && `matching “${q}”`,
    state && `in ${stateName(state)}`,
    near && `within ${miles} miles of ${near}`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The list in a sentence, for search results and shared links. */
export const describeItems = ({ category, state }: Placed): string =>
  `${what(category)} for sale ${state ? `in ${stateName(state)}` : 'near you'}: prices, condition, and how long each seller has been a member.`
