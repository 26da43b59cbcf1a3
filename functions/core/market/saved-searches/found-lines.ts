import type { Item } from '#shared/market/market-items/item.ts'
import type { SavedSearch } from '#shared/market/saved-searches/saved-search.ts'
import { itemLine } from './item-line.ts'

/** An item with the searches that found it. */
export type Found = { item: Item; searches: readonly SavedSearch[] }

const mostLines = 20

/** What was found as lines of a mail, each with the names of the searches. */
export function foundLines(found: readonly Found[]): string {
  const lines = found.slice(0, mostLines).map(({ item, searches }) => {
    const names = searches.map(({ name }) => `“${name}”`).join(', ')
    return names ? `${itemLine(item)} (${names})` : itemLine(item)
  })
  const more = found.length - lines.length
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
