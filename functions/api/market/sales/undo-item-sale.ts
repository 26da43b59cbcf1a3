import { findOwnItem } from '#core/market/market-items/find-item.ts'
import { ownItem } from '#core/market/market-items/own-item.ts'
import { addReturnedItem } from '#core/market/market-items/owned-items.ts'
import { saveItem } from '#core/market/market-items/save-item.ts'
import { sales } from '#core/market/sales/sales.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { unsoldItem } from '#shared/market/market-items/stepped-item.ts'
import { undoItemSale as contract } from '#shared/market/sales/contract.ts'

/** The item keeps its date; a sale that the buyer confirmed stands. */
async function undoItemSale({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const undone = await untilUnchanged(
    async () => {
      const item = await findOwnItem(params.itemId, actor.userId)
      if (item.status === 'removed') throw itemRefusal.removed(item.reason ?? '')
      const sale = item.saleId && (await sales.get({ id: item.saleId }, { consistent: true }))
      if (sale?.status === 'confirmed') throw itemRefusal.undoConfirmed()
      const after = unsoldItem(item, now)
      if (item.version !== body.version) return undefined
      const answer = await ownItem(after, now)
      await commit(
        ...saveItem(item, after, now),
        await addReturnedItem(actor.user, item.id, now),
        ...(sale
          ? [
              sales.put({ ...sale, status: 'undone', version: sale.version + 1 }, { version: sale.version }),
              announce('sale.answered', { saleId: sale.id }, now),
            ]
          : []),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
  // Reading it once more would not help: the seller has seen another item.
  if (!undone) throw concurrentChange()
  return undone
}

export const handler = endpoint(contract, undoItemSale)
