import { listAllItems } from '#shared/market/market-items/admin-contract.ts'
import type { ItemStatus } from '#shared/market/market-items/item.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The items of a status as administrators see them: those that wait the oldest first. */
export const allItemsQuery = (status: ItemStatus) =>
  pagesQuery(listAllItems, {
    key: ['items', listAllItems.name, status],
    query: { status },
    staleTime: 5000,
  })
