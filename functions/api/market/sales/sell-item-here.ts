import { standingMember } from '#core/market/conversations/standing-member.ts'
import { findOwnItem } from '#core/market/market-items/find-item.ts'
import { ownItem } from '#core/market/market-items/own-item.ts'
import { saveItem } from '#core/market/market-items/save-item.ts'
import { unblocked } from '#core/market/member-blocks/member-blocks.ts'
import { addNote, hasWritten } from '#core/market/sales/add-note.ts'
import { sales } from '#core/market/sales/sales.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import { newId } from '#shared/ids.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { isReserved } from '#shared/market/market-items/item-state.ts'
import { soldItem } from '#shared/market/market-items/reserved-item.ts'
import { sellItemHere as contract } from '#shared/market/sales/contract.ts'
import type { Sale } from '#shared/market/sales/sale.ts'

async function sellItemHere({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const sold = await untilUnchanged(
    async () => {
      const { buyerId, priceCents, version } = body
      const item = await findOwnItem(params.itemId, actor.userId)
      await standingMember(actor.userId)
      const holds = isReserved(item, now) && item.reservation?.buyerId === buyerId
      if (!holds && !(await hasWritten(item, buyerId))) throw itemRefusal.buyerUnknown()
      const buyer = await users.get({ id: buyerId }, { consistent: true })
      if (!buyer || buyer.deletionDueAt || buyer.status === 'suspended') throw itemRefusal.buyerUnknown()
      const sale: Sale = {
        id: newId('sal', now) as Sale['id'],
        itemId: item.id,
        itemTitle: item.title,
        sellerId: item.sellerId,
        buyerId,
        priceCents,
        status: 'awaiting',
        feedbackFrom: [],
        isShown: false,
        createdAt: now,
        version: 1,
      }
      const after = soldItem(item, { saleId: sale.id, buyerId, priceCents }, now)
      if (item.version !== version) return undefined
      const answer = await ownItem(after, now, [sale])
      await commit(
        ...unblocked(item.sellerId, buyerId),
        ...saveItem(item, after, now),
        sales.put(sale, { absent: true }),
        users.check({ id: buyerId }, { version: buyer.version }),
        announce('sale.made', { saleId: sale.id }, now),
        ...(await addNote(item, buyerId, { kind: 'sold', fromId: item.sellerId, priceCents }, now)),
        recordActivity(
          { by: actor, type: 'marketplace_item', description: `Sold the item ${item.title}` },
          now,
        ),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
  // Reading it once more would not help: the seller has seen another item.
  if (!sold) throw concurrentChange()
  return sold
}

export const handler = endpoint(contract, sellItemHere)
