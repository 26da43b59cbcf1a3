import { findOwnConversation } from '#core/market/conversations/find-thread.ts'
import { inboxLines } from '#core/market/conversations/inbox-lines.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { archiveConversation as contract } from '#shared/market/conversations/contract.ts'

const archiveConversation = ({ actor, params, body, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { conversation } = await findOwnConversation(params.conversationId, actor.userId)
    const line = await inboxLines.get(
      { userId: actor.userId, conversationId: conversation.id },
      { consistent: true },
    )
    if (!line || line.isArchived === body.isArchived) return
    const { isArchived } = body
    await commit(
      inboxLines.put({ ...line, isArchived, version: line.version + 1 }, { version: line.version }),
      ...remember(undefined),
    )
  })

export const handler = endpoint(contract, archiveConversation)
