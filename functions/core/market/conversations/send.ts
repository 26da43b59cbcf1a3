import { env } from '#core/env.ts'
import { items } from '#core/market/market-items/items.ts'
import { unblocked } from '#core/market/member-blocks/member-blocks.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { Write } from '#core/platform/db/write.ts'
import { limitTarget } from '#core/platform/http/limit-target.ts'
import { users } from '#core/platform/users/users.ts'
import type { Conversation, Message } from '#shared/market/conversations/conversation.ts'
import { conversationRefusal } from '#shared/market/conversations/conversation-refusal.ts'
import {
  conversationsADay,
  conversationsOfNewAccount,
  hasContact,
  messagesAnHour,
} from '#shared/market/conversations/message-limits.ts'
import { isNewAccount } from '#shared/market/market-items/item-limits.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { addMessage } from './add-message.ts'
import type { ThreadRows } from './added-message.ts'
import { repeatWrites } from './repeated-texts.ts'
import { standingMember } from './standing-member.ts'

type Said = Pick<Message, 'kind' | 'text' | 'priceCents'>

const hour = 3600
const day = 86_400

/**
 * The writes of what a member says in a thread, with all that is checked each time: both stand well, neither blocks the
 * other, and the limits hold.
 */
export async function send(
  rows: ThreadRows,
  { actor, said, now }: { actor: Actor; said: Said; now: string },
): Promise<{ message: Message; conversation: Conversation; writes: Write[] }> {
  const { conversation, isNew } = rows
  const user = await standingMember(actor.userId)
  const isBuyer = user.id === conversation.buyerId
  const otherId = isBuyer ? conversation.sellerId : conversation.buyerId
  const other = await users.get({ id: otherId }, { consistent: true })
  if (!other || other.deletionDueAt) throw conversationRefusal.otherGone()
  // A suspended member reads nothing, which is not told.
  const isFresh = isNewAccount(user, now)
  if (isBuyer && isFresh && !conversation.repliedAt && hasContact(said.text))
    throw conversationRefusal.links()
  const added = addMessage(rows, { ...said, fromId: user.id }, now)
  return {
    ...added,
    writes: [
      ...unblocked(user.id, otherId),
      ...added.writes,
      users.check({ id: user.id }, { version: user.version }),
      limit(
        'market-message',
        { max: messagesAnHour, seconds: hour },
        user.id,
        now,
        conversationRefusal.hourLimit,
      ),
      ...(isNew
        ? [
            limit(
              'market-conversation',
              { max: isFresh ? conversationsOfNewAccount : conversationsADay, seconds: day },
              user.id,
              now,
              conversationRefusal.dayLimit,
            ),
            // What an erasure has not found must not begin; what it has found has another version.
            users.check({ id: other.id }, { version: other.version }),
            countConversation(conversation.itemId),
          ]
        : []),
      ...(isBuyer ? await repeatWrites(user.id, conversation.sellerId, said.text, now) : []),
    ],
  }
}

const limit = (
  name: string,
  { max, seconds }: { max: number; seconds: number },
  userId: string,
  now: string,
  refused: () => Error,
): Write => ({ ...limitTarget({ name, max, seconds }, userId, now), refused })

/** One member more who wrote about an item. */
const countConversation = (itemId: string): Write => ({
  item: {
    Update: {
      TableName: env('TABLE_NAME'),
      Key: items.key({ id: itemId }),
      UpdateExpression: 'ADD conversationCount :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':one': 1 },
    },
  },
  refused: itemRefusal.notFound,
})
