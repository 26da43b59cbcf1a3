import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import type { Sale } from '#shared/market/sales/sale.ts'
import { leaveSale } from './leave-sale.ts'
import { feedbacks, sales, salesOfBuyer, salesOfSeller } from './sales.ts'
import { feedbackOfSale } from './show-feedback.ts'

/** Every sale of a member, as a seller and as a buyer. */
async function* eachSaleOf(userId: string): AsyncGenerator<Sale> {
  yield* eachItem(sales, { index: 'gsi1', pk: salesOfSeller(userId) })
  yield* eachItem(sales, { index: 'gsi2', pk: salesOfBuyer(userId) })
}

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    for await (const sale of eachSaleOf(userId)) await leaveSale(sale, userId as Sale['buyerId'])
  },
}

/** Sales of a member, with the feedback that they gave, and what was said about them once it is shown. */
export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const sale of eachSaleOf(userId)) {
      const { id, itemId, itemTitle, priceCents, status, confirmedAt, createdAt, buyerId } = sale
      const side = buyerId === userId ? 'buyer' : 'seller'
      yield {
        kind: sales.name,
        item: { id, itemId, itemTitle, side, priceCents, status, confirmedAt, createdAt },
      }
      for (const { fromId, toId: _, ...feedback } of await feedbackOfSale(sale)) {
        const isOwn = fromId === userId
        if (isOwn || feedback.status === 'shown')
          yield { kind: feedbacks.name, item: { ...feedback, from: isOwn ? 'me' : 'the other side' } }
      }
    }
  },
}
