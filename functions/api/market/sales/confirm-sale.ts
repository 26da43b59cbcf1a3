import { findOwnSale } from '#core/market/sales/find-sale.ts'
import { ownSale } from '#core/market/sales/own-sale.ts'
import { salePairs } from '#core/market/sales/sale-pairs.ts'
import { sales } from '#core/market/sales/sales.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import { confirmSale as contract } from '#shared/market/sales/contract.ts'
import { withSale } from '#shared/market/sales/counted-feedback.ts'
import type { Sale } from '#shared/market/sales/sale.ts'
import { saleStatusAt } from '#shared/market/sales/sale-dates.ts'
import { saleRefusal } from '#shared/market/sales/sale-refusal.ts'

/** Whether feedback about the sale will count is decided now, on the one row of the two. */
const confirmSale = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      const { user } = actor
      const before = await findOwnSale(params.saleId, user.id)
      if (before.buyerId !== user.id) throw saleRefusal.notYours()
      if (saleStatusAt(before, now) !== 'awaiting') throw saleRefusal.decided()
      const { sellerId, buyerId } = before
      const [pair, seller] = await Promise.all([
        salePairs.get({ one: sellerId, other: buyerId }, { consistent: true }),
        users.get({ id: sellerId }, { consistent: true }),
      ])
      const joined = [seller?.createdAt ?? now, user.createdAt] as const
      const at = { soldAt: before.createdAt, now }
      const { confirmedAt, isCounted, isFrequent } = withSale(pair?.confirmedAt ?? [], joined, at)
      const after: Sale = {
        ...before,
        status: 'confirmed',
        confirmedAt: now,
        isCounted,
        version: before.version + 1,
      }
      const answer = await ownSale(after, user.id, now)
      await commit(
        sales.put(after, { version: before.version }),
        salePairs.put(
          { one: sellerId, other: buyerId, confirmedAt, version: (pair?.version ?? 0) + 1 },
          pair ? { version: pair.version } : { absent: true },
        ),
        announce('sale.answered', { saleId: before.id, ...(isFrequent && { isFrequent }) }, now),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )

export const handler = endpoint(contract, confirmSale)
