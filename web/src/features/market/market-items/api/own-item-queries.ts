import type { ItemCategory } from '#shared/market/market-items/item-kinds.ts'
import type { ItemId } from '#shared/market/market-items/named-item.ts'
import {
  getOwnItem,
  getPriceHelp,
  listMyItems,
  type ownItemFilters,
} from '#shared/market/market-items/own-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query, queryOrNull } from '#web/lib/query.ts'

const noun = 'items'

/** An item for its seller, or null where it is not theirs or gone. */
export const ownItemQuery = (itemId: string) =>
  queryOrNull(noun, getOwnItem, { params: { itemId: itemId as ItemId } })

/** The key of every list of the member’s items. */
export const myItemsKey = [noun, listMyItems.name] as const

/** The items of the member, the newest first, those of one kind if it is named. */
export const myItemsQuery = (show?: (typeof ownItemFilters)[number]) =>
  pagesQuery(listMyItems, {
    key: [...myItemsKey, show ?? 'all'],
    query: { ...(show && { show }) },
    staleTime: 5000,
    keepPrevious: true,
  })

/** What comparable items were sold for. */
export const priceHelpQuery = (category: ItemCategory, brand: string) =>
  query(
    noun,
    getPriceHelp,
    { query: { category, ...(brand && { brand }) } },
    { staleTime: 600_000, retry: false },
  )
