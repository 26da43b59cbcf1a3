import type { Item } from '#shared/market/market-items/item.ts'
import { itemCategories } from '#shared/market/market-items/item-labels.ts'
import { oldPriceOf } from '#shared/market/market-items/price-drop.ts'
import { milesBetween } from '#shared/platform/places/miles-between.ts'
import { fold } from '#shared/platform/words/fold.ts'
import type { SavedSearch } from './saved-search.ts'

const firstMiles = 50

/** Tells whether an item that is for sale is one that a member looks for; their own are not. */
export function matchesSearch(
  { filters, point, userId }: Pick<SavedSearch, 'filters' | 'point' | 'userId'>,
  item: Item,
  now: string,
): boolean {
  const { q, category, state, condition, from, to, delivery, dropped, near, miles = firstMiles } = filters
  return (
    item.sellerId !== userId &&
    (!category || item.category === category) &&
    (!state || item.state === state) &&
    (!condition || item.condition === condition) &&
    (from === undefined || item.priceCents >= from) &&
    (to === undefined || item.priceCents <= to) &&
    (!delivery || item.delivery === delivery || item.delivery === 'both') &&
    (!dropped || oldPriceOf(item, now) !== undefined) &&
    (!q || hasWords(item, q)) &&
    (!near || (point !== undefined && item.point !== undefined && milesBetween(point, item.point) <= miles))
  )
}

/** Each word that is looked for begins one of the item. */
function hasWords({ title, brand, model, category, description }: Item, q: string): boolean {
  const words = fold([title, brand, model, itemCategories[category], description].join(' ')).split(' ')
  return fold(q)
    .split(' ')
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}
