import { getMyPlaceOnItem } from '#shared/market/conversations/contract.ts'
import type { ItemId } from '#shared/market/market-items/named-item.ts'
import { query } from '#web/lib/query.ts'

/** What only the member sees of an item: whether they sell, saved, hold, or wrote about it. */
export const myPlaceQuery = (itemId: ItemId) =>
  query('conversations', getMyPlaceOnItem, { params: { itemId } })
