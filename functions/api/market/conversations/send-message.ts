import { findOwnConversation, threadRows } from '#core/market/conversations/find-thread.ts'
import { send } from '#core/market/conversations/send.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { sendMessage as contract } from '#shared/market/conversations/contract.ts'

const sendMessage = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(
    async () => {
      const { conversation } = await findOwnConversation(params.conversationId, actor.userId)
      const rows = await threadRows(conversation)
      const { message, writes } = await send(rows, { actor, said: { kind: 'text', text: body.text }, now })
      const { version: _, ...answer } = message
      await commit(...writes, ...remember(answer))
      return answer
    },
    { crowd: true },
  )

export const handler = endpoint(contract, sendMessage)
