import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { push } from '#core/platform/live/push.ts'
import { conversations } from './conversations.ts'
import { inboxLines } from './inbox-lines.ts'

/** Open pages of both sides show a message at once: the writer may have others, too. */
export async function pushMessage(conversationId: string, now: string): Promise<void> {
  const conversation = await conversations.get({ id: conversationId }, { consistent: true })
  if (!conversation) return
  const { buyerId, sellerId } = conversation
  await Promise.all(
    [buyerId, sellerId]
      .filter((userId) => userId !== goneOwnerId)
      .map(async (userId) => {
        const line = await inboxLines.get({ userId, conversationId }, { consistent: true })
        await push(userId, { kind: 'conversation', conversationId, unread: line?.unread ?? 0 }, now)
      }),
  )
}
