import { entity } from '#core/platform/db/entity.ts'
import { Feedback, Sale } from '#shared/market/sales/sale.ts'
import { nextDueOfSale } from '#shared/market/sales/sale-dates.ts'

export const salesOfSeller = (userId: string) => `SALES_OF#${userId}`
export const salesOfBuyer = (userId: string) => `SALES_BY#${userId}`
export const salesDuePartition = 'SALES_DUE'

/** Sales. `gsi1` lists those of a seller, `gsi2` those of a buyer, `gsi3` those that the job of dates looks at next. */
export const sales = entity({
  name: 'sale',
  erasure: 'by its noun',
  schema: Sale,
  key: ({ id }: { id: string }) => ({ pk: `SALE#${id}`, sk: 'SALE' }),
  gsi1: ({ sellerId, createdAt, id }) => ({ pk: salesOfSeller(sellerId), sk: `${createdAt}#${id}` }),
  gsi2: ({ buyerId, createdAt, id }) => ({ pk: salesOfBuyer(buyerId), sk: `${createdAt}#${id}` }),
  gsi3: (sale) => {
    const due = nextDueOfSale(sale)
    return due ? { pk: salesDuePartition, sk: `${due}#${sale.id}` } : undefined
  },
})

export const feedbackTo = (userId: string) => `FEEDBACK_TO#${userId}`
export const feedbackFrom = (userId: string) => `FEEDBACK_FROM#${userId}`

/** Feedback stands below its sale, one of each side. `gsi1` lists what is shown about a member, `gsi2` what one wrote. */
export const feedbacks = entity({
  name: 'sale-feedback',
  erasure: 'by its noun',
  schema: Feedback,
  key: ({ saleId, fromId }: { saleId: string; fromId: string }) => ({
    pk: `SALE#${saleId}`,
    sk: `FEEDBACK#${fromId}`,
  }),
  gsi1: ({ toId, status, shownAt, id }) =>
    status === 'shown' && shownAt ? { pk: feedbackTo(toId), sk: `${shownAt}#${id}` } : undefined,
  gsi2: ({ fromId, createdAt, id }) => ({ pk: feedbackFrom(fromId), sk: `${createdAt}#${id}` }),
})
