import { send } from '#core/market/conversations/send.ts'
import { startThread } from '#core/market/conversations/start-thread.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { makeOffer as contract } from '#shared/market/conversations/contract.ts'
import { conversationRefusal } from '#shared/market/conversations/conversation-refusal.ts'
import { assertForSale } from '#shared/market/market-items/stepped-item.ts'

const makeOffer = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      const { item, rows } = await startThread(params.itemId, actor.user.id, now)
      assertForSale(item, now)
      if (item.priceKind === 'free') throw conversationRefusal.free()
      if (item.priceKind !== 'offers') throw conversationRefusal.noOffers()
      const { priceCents, text = '' } = body
      const { conversation, writes } = await send(rows, {
        actor,
        said: { kind: 'offer', text, priceCents },
        now,
      })
      const answer = { conversationId: conversation.id }
      await commit(...writes, ...remember(answer))
      return answer
    },
    { crowd: true },
  )

export const handler = endpoint(contract, makeOffer)
