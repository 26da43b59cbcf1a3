import { addMessage } from '#core/market/conversations/add-message.ts'
import { findOwnConversation, threadRows } from '#core/market/conversations/find-thread.ts'
import { standingMember } from '#core/market/conversations/standing-member.ts'
import { readThread } from '#core/market/conversations/thread.ts'
import { findOwnItem } from '#core/market/market-items/find-item.ts'
import { reserveFor } from '#core/market/sales/reserve-for.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { acceptOffer as contract } from '#shared/market/conversations/contract.ts'
import { conversationRefusal } from '#shared/market/conversations/conversation-refusal.ts'
import { reservationHours } from '#shared/market/market-items/reserved-item.ts'

/** Accepting reserves the item at the price of the offer; other offers wait until it is free again. */
const acceptOffer = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      const { conversation, side } = await findOwnConversation(params.conversationId, actor.userId)
      const { offer, buyerId, itemId } = conversation
      if (side !== 'seller' || offer?.messageId !== body.messageId || offer.status !== 'open')
        throw conversationRefusal.offerGone()
      const seller = await standingMember(actor.userId)
      const buyer = await users.get({ id: buyerId }, { consistent: true })
      if (!buyer || buyer.deletionDueAt) throw conversationRefusal.otherGone()
      const item = await findOwnItem(itemId, actor.userId)
      const { priceCents } = offer
      const reserved = await reserveFor(item, { buyerId, priceCents, hours: reservationHours.first }, now)
      const { until } = reserved.reservation
      const { conversation: after, writes } = addMessage(
        await threadRows(conversation),
        { fromId: seller.id, kind: 'accepted', text: '', priceCents, until },
        now,
        { offer: { ...offer, status: 'accepted' } },
      )
      const answer = await readThread(after, actor.userId, { now, known: reserved.item })
      await commit(
        ...reserved.writes,
        ...writes,
        users.check({ id: seller.id }, { version: seller.version }),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )

export const handler = endpoint(contract, acceptOffer)
