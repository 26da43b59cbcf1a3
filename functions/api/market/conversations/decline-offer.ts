import { addMessage } from '#core/market/conversations/add-message.ts'
import { findOwnConversation, threadRows } from '#core/market/conversations/find-thread.ts'
import { readThread } from '#core/market/conversations/thread.ts'
import { unblocked } from '#core/market/member-blocks/member-blocks.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { declineOffer as contract } from '#shared/market/conversations/contract.ts'
import { conversationRefusal } from '#shared/market/conversations/conversation-refusal.ts'

const declineOffer = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      const { conversation, side, otherId } = await findOwnConversation(params.conversationId, actor.userId)
      const { offer } = conversation
      if (offer?.messageId !== body.messageId || offer.status !== 'open')
        throw conversationRefusal.offerGone()
      const status = side === 'seller' ? 'declined' : 'withdrawn'
      const { priceCents } = offer
      const { conversation: after, writes } = addMessage(
        await threadRows(conversation),
        { fromId: actor.user.id, kind: status, text: '', priceCents },
        now,
        { offer: { ...offer, status } },
      )
      const answer = await readThread(after, actor.userId, { now })
      await commit(...unblocked(actor.userId, otherId), ...writes, ...remember(answer))
      return answer
    },
    { crowd: true },
  )

export const handler = endpoint(contract, declineOffer)
