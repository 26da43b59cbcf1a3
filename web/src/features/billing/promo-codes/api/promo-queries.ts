import { queryOptions } from '@tanstack/react-query'
import { listAllPlans } from '#shared/billing/plans/admin-contract.ts'
import {
  listPromoCodes,
  listPromoUses,
  type PromoStanding,
} from '#shared/billing/promo-codes/admin-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

export const promoCodesQuery = (standing: PromoStanding | undefined) =>
  pagesQuery(listPromoCodes, {
    key: ['promo-codes', 'list', standing],
    query: standing ? { standing } : {},
    keepPrevious: true,
  })

export const promoUsesQuery = (code: string) =>
  pagesQuery(listPromoUses, { key: ['promo-codes', 'uses', code], params: { code }, staleTime: 0 })

/** The plans that a code can take something off. */
export const paidPlansQuery = queryOptions({
  queryKey: ['plans', 'paid'],
  queryFn: async ({ signal }) =>
    (await call(listAllPlans, {}, { signal })).items.filter(({ priceCents }) => priceCents > 0),
})
