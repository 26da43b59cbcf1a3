import type { ItemId } from '#shared/market/market-items/named-item.ts'
import { listFeedback, listItemBuyers, listMySales } from '#shared/market/sales/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

const noun = 'sales'

/** Who has written about an item, for its seller. */
export const itemBuyersQuery = (itemId: ItemId) =>
  pagesQuery(listItemBuyers, { key: [noun, listItemBuyers.name, itemId], params: { itemId } })

/** What the member bought, or sold. */
export const mySalesQuery = (side: 'buyer' | 'seller') =>
  pagesQuery(listMySales, { key: [noun, listMySales.name, side], query: { side } })

/** What others say of a member after sales. */
export const feedbackQuery = (userId: string) =>
  pagesQuery(listFeedback, { key: [noun, listFeedback.name, userId], params: { userId } })
