import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { type Conversation, type Message, sideOf } from '#shared/market/conversations/conversation.ts'

import { conversations, messagePrefix, messages } from './conversations.ts'
import { inboxLines } from './inbox-lines.ts'

type MemberId = Conversation['buyerId']

const gone = goneOwnerId as MemberId

export const eachMessageOf = ({ id }: Pick<Conversation, 'id'>): AsyncGenerator<Message> =>
  eachItem(messages, {
    pk: messages.key({ conversationId: id, id: '' }).pk,
    prefix: messagePrefix,
    consistent: true,
  })

/** The other one keeps the thread with its messages, of a former member. Without anyone to read it, it goes. */
export async function leaveConversation({ id }: Pick<Conversation, 'id'>, userId: MemberId): Promise<void> {
  const known = await conversations.get({ id }, { consistent: true })
  const own = known && sideOf(known, userId)
  if (!own) return
  if (own.otherId === gone) return deleteConversation(known)
  for await (const message of eachMessageOf(known))
    if (message.fromId === userId)
      await commit(messages.put({ ...message, fromId: gone, version: message.version + 1 }, message))
  await untilUnchanged(
    async () => {
      const [conversation, line] = await Promise.all([
        conversations.get({ id }, { consistent: true }),
        inboxLines.get({ userId: own.otherId, conversationId: id }, { consistent: true }),
      ])
      if (!conversation || !sideOf(conversation, userId)) return
      const { offer } = conversation
      await commit(
        conversations.put(
          {
            ...conversation,
            [own.side === 'buyer' ? 'buyerId' : 'sellerId']: gone,
            ...(offer?.status === 'open' &&
              own.side === 'buyer' && { offer: { ...offer, status: 'withdrawn' as const } }),
            version: conversation.version + 1,
          },
          { version: conversation.version },
        ),
        ...(line
          ? [inboxLines.put({ ...line, otherId: gone, version: line.version + 1 }, { version: line.version })]
          : []),
      )
    },
    { crowd: true },
  )
}

/** The conversation itself last: until then it is found again. */
async function deleteConversation(conversation: Conversation): Promise<void> {
  const rows: Message[] = []
  for await (const message of eachMessageOf(conversation)) rows.push(message)
  await writeBatch(rows.map((message) => ({ DeleteRequest: { Key: messages.key(message) } })))
  await commit(conversations.delete(conversation))
}
