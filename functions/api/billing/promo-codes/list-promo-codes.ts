import { promoCodes, promoCodesPartition } from '#core/billing/promo-codes/promo-codes.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { listPromoCodes as contract } from '#shared/billing/promo-codes/admin-contract.ts'
import { promoStanding } from '#shared/billing/promo-codes/promo-standing.ts'

function listPromoCodes({ query: { standing, cursor, limit }, now }: ApiRequest<typeof contract>) {
  const pageFrom = (from: string | undefined) =>
    promoCodes.list({ index: 'gsi2', pk: promoCodesPartition, newestFirst: true, limit, cursor: from })
  return firstPageWith(
    pageFrom,
    cursor,
    (promo) => !standing || (promoStanding(promo, now) === 'offered') === (standing === 'offered'),
  )
}

export const handler = endpoint(contract, listPromoCodes)
