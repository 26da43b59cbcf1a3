import { itemRow } from '#core/market/market-items/item-lines.ts'
import { items } from '#core/market/market-items/items.ts'
import { isRowForSale, listedItem } from '#core/market/market-items/listed-item.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { OwnSavedSearch } from '#shared/market/saved-searches/contract.ts'
import type { SavedSearch } from '#shared/market/saved-searches/saved-search.ts'
import { lastHitsOf } from './search-alerts.ts'

/** A saved search as its member sees it, with the last items that matched and are still for sale. */
export async function ownSavedSearch(search: SavedSearch, now: string): Promise<OwnSavedSearch> {
  const { userId: _, point: __, ...shown } = search
  const { ids, lastAt } = await lastHitsOf(search.id)
  const rows = await getMany(ids.map((id) => items.key({ id })))
  const found = new Map(rows.map(items.read).map((item) => [item.id as string, item]))
  const hits = ids
    .flatMap((id) => {
      const item = found.get(id)
      const row = item && itemRow(item)
      return row && isRowForSale(row, now) ? [listedItem(row, now)] : []
    })
    .slice(0, 4)
  return { search: shown, hits, ...(lastAt && { lastAt }) }
}
