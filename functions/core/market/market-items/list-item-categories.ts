import { ItemCategory } from '#shared/market/market-items/item-kinds.ts'
import { counterPartition, countersIn, itemCounters } from './item-counters.ts'

/** How many items of each category are for sale, in the whole country or in a state. */
export async function listItemCategories({ query }: { query: { state?: string | undefined } }) {
  const { items } = await itemCounters.list({
    pk: counterPartition(countersIn(query.state)),
    limit: ItemCategory.options.length + 1,
  })
  const counts = new Map(items.map(({ key, count }) => [key, count]))
  return {
    total: counts.get('all') ?? 0,
    categories: ItemCategory.options.map((category) => ({ category, count: counts.get(category) ?? 0 })),
  }
}
