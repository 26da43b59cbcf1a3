import { findOwnSale } from '#core/market/sales/find-sale.ts'
import { ownSale } from '#core/market/sales/own-sale.ts'
import { sales } from '#core/market/sales/sales.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { declineSale as contract } from '#shared/market/sales/contract.ts'
import { saleStatusAt } from '#shared/market/sales/sale-dates.ts'
import { saleRefusal } from '#shared/market/sales/sale-refusal.ts'

/** The item stays as its seller left it: they are told, and can offer it again. */
const declineSale = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { userId } = actor
    const before = await findOwnSale(params.saleId, userId)
    if (before.buyerId !== userId) throw saleRefusal.notYours()
    if (saleStatusAt(before, now) !== 'awaiting') throw saleRefusal.decided()
    const after = { ...before, status: 'declined' as const, version: before.version + 1 }
    const answer = await ownSale(after, userId, now)
    await commit(
      sales.put(after, { version: before.version }),
      announce('sale.answered', { saleId: before.id }, now),
      ...remember(answer),
    )
    return answer
  })

export const handler = endpoint(contract, declineSale)
