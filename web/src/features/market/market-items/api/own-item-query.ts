import type { ItemId } from '#shared/market/market-items/named-item.ts'
import { getOwnItem } from '#shared/market/market-items/own-contract.ts'
import { queryOrNull } from '#web/lib/query.ts'

/** An item for its seller, or null where it is not theirs. */
export const ownItemQuery = (itemId: string) =>
  queryOrNull('items', getOwnItem, { params: { itemId: itemId as ItemId } })
