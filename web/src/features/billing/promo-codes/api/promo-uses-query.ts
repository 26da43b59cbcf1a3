import { listPromoUses } from '#shared/billing/promo-codes/admin-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const promoUsesQuery = (code: string) =>
  pagesQuery(listPromoUses, { key: ['promo-codes', 'uses', code], params: { code }, staleTime: 0 })
