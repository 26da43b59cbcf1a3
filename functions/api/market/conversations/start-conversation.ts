import { send } from '#core/market/conversations/send.ts'
import { startThread } from '#core/market/conversations/start-thread.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { startConversation as contract } from '#shared/market/conversations/contract.ts'

const startConversation = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      const { rows } = await startThread(params.itemId, actor.user.id, now)
      const { conversation, writes } = await send(rows, {
        actor,
        said: { kind: 'text', text: body.text },
        now,
      })
      const answer = { conversationId: conversation.id }
      await commit(...writes, ...remember(answer))
      return answer
    },
    { crowd: true },
  )

export const handler = endpoint(contract, startConversation)
