import { listPromoCodes, type PromoStanding } from '#shared/billing/promo-codes/admin-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const promoCodesQuery = (standing: PromoStanding | undefined) =>
  pagesQuery(listPromoCodes, {
    key: ['promo-codes', 'list', standing],
    query: standing ? { standing } : {},
    keepPrevious: true,
  })
