import { itemCategories, itemConditions } from '#shared/market/market-items/item-labels.ts'
import type { SearchedFor } from '#shared/market/saved-searches/saved-search.ts'
import { stateName } from '#web/features/directory/listings/components/listing-states.ts'
import { shortPrice } from '#web/features/market/market-items/components/item-words.ts'

const mostLetters = 60

/** What a search looks for, part by part: `Subwoofers`, `Texas`, `up to $500`. */
export function searchParts(filters: SearchedFor): string[] {
  const { q, category, near, miles = 50, state, condition, from, to, delivery, dropped } = filters
  return [
    category && itemCategories[category],
    q && `“${q}”`,
    condition && itemConditions[condition].toLowerCase(),
    priceRange(from, to),
    state && `in ${stateName(state)}`,
    near && `within ${miles} miles of ${near}`,
    delivery && (delivery === 'ships' ? 'ships' : 'pickup'),
    dropped && 'price dropped',
  ].flatMap((part) => part || [])
}

function priceRange(from: number | undefined, to: number | undefined): string | undefined {
  if (from !== undefined && to !== undefined) return `${shortPrice(from)} to ${shortPrice(to)}`
  if (from !== undefined) return `from ${shortPrice(from)}`
  return to === undefined ? undefined : `up to ${shortPrice(to)}`
}

/** A name for a search, of as many of its parts as fit. */
export function suggestedName(filters: SearchedFor): string {
  const name = searchParts(filters).reduce((all, part) => {
    const longer = all ? `${all}, ${part}` : part
    return longer.length > mostLetters ? all : longer
  }, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
