import { standingMember } from '#core/market/conversations/standing-member.ts'
import { findOwnItem } from '#core/market/market-items/find-item.ts'
import { ownItem } from '#core/market/market-items/own-item.ts'
import { addNote, hasWritten } from '#core/market/sales/add-note.ts'
import { reserveFor } from '#core/market/sales/reserve-for.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { holdItem as contract } from '#shared/market/sales/contract.ts'

async function holdItem({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const held = await untilUnchanged(
    async () => {
      const { buyerId, hours, version } = body
      const item = await findOwnItem(params.itemId, actor.userId)
      await standingMember(actor.userId)
      if (!(await hasWritten(item, buyerId))) throw itemRefusal.buyerUnknown()
      const priceCents = body.priceCents ?? item.priceCents
      const reserved = await reserveFor(item, { buyerId, priceCents, hours }, now)
      if (item.version !== version) return undefined
      const { until } = reserved.reservation
      const answer = await ownItem(reserved.item, now)
      await commit(
        ...reserved.writes,
        ...(await addNote(
          item,
          buyerId,
          { kind: 'reserved', fromId: item.sellerId, priceCents, until },
          now,
        )),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
  // Reading it once more would not help: the seller has seen another item.
  if (!held) throw concurrentChange()
  return held
}

export const handler = endpoint(contract, holdItem)
