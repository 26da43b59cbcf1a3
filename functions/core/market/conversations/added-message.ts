import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { newId } from '#shared/ids.ts'
import type { Conversation, Message } from '#shared/market/conversations/conversation.ts'
import { isSuspect } from '#shared/market/conversations/message-limits.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { InboxLine } from './inbox-lines.ts'

export type Said = Pick<Message, 'fromId' | 'kind' | 'text' | 'priceCents' | 'until'> &
  Partial<Pick<Message, 'id'>>

/** What a thread is, read to add to it. `isNew` before its first message. */
export type ThreadRows = {
  conversation: Conversation
  isNew: boolean
  lines: readonly InboxLine[]
}

/** What is done with the item itself is told by what was done: that it is reserved, free again, or sold. */
const told: readonly Message['kind'][] = ['text', 'offer', 'declined', 'withdrawn']
export const isToldAsMessage = ({ kind }: Pick<Message, 'kind'>): boolean => told.includes(kind)

const longestPreview = 120

const words: Record<Exclude<Message['kind'], 'text'>, string> = {
  offer: 'Made an offer',
  accepted: 'Accepted the offer',
  declined: 'Declined the offer',
  withdrawn: 'Withdrew the offer',
  reserved: 'Reserved the item',
  released: 'Ended the reservation',
  sold: 'Marked the item as sold',
}

const previewOf = ({ kind, text }: Said) =>
  text || kind === 'text' ? [...text].slice(0, longestPreview).join('') : words[kind]

export type AddedMessage = {
  message: Message
  conversation: Conversation
  lines: InboxLine[]
  /** It is the first one with the words of fraud. */
  isFlagged: boolean
  /** Whom it is for, unless they have left. */
  toId: Conversation['buyerId'] | undefined
  /** No notice about the thread is waiting to be read by that one. */
  isFirst: boolean
}

/**
 * A thread after one more message, with both lines of the inbox. `change` alters the thread with it, such as its offer.
 *
 * Of many at once each is later than the one before, whenever it was asked for: what was read up to one leaves the later
 * ones unread.
 */
export function addedMessage(
  { conversation, isNew, lines }: ThreadRows,
  said: Said,
  askedAt: string,
  change: Partial<Pick<Conversation, 'offer'>> = {},
): AddedMessage {
  const { fromId } = said
  const { buyerId, sellerId, lastAt } = conversation
  const isBuyer = fromId === buyerId
  const toId = isBuyer ? sellerId : buyerId
  const now = isNew || askedAt > lastAt ? askedAt : addTime(lastAt, { seconds: 0.001 })
  const suspect = said.text !== '' && isSuspect(said.text)
  const message: Message = {
    id: newId('msg', now),
    conversationId: conversation.id,
    ...said,
    ...(suspect && { isSuspect: true as const }),
    sentAt: now,
    version: 1,
  }
  const isReply = !isBuyer && !conversation.repliedAt
  const isFlagged = suspect && !conversation.flaggedAt
  const offer =
    said.kind === 'offer' && said.priceCents !== undefined
      ? { messageId: message.id, priceCents: said.priceCents, status: 'open' as const }
      : (change.offer ?? conversation.offer)
  const after: Conversation = {
    ...conversation,
    ...(offer && { offer }),
    ...(isReply && { repliedAt: now }),
    ...(isFlagged && { flaggedAt: now }),
    ...(isBuyer ? { buyerWroteAt: now } : { sellerWroteAt: now }),
    lastMessageId: message.id,
    lastAt: now,
    version: conversation.version + 1,
  }
  return {
    message,
    conversation: after,
    lines: [buyerId, sellerId]
      .filter((userId) => userId !== goneOwnerId)
      .map((userId) => lineAfter(after, userId, { known: lineOf(lines, userId), said, now })),
    isFlagged,
    toId: toId === goneOwnerId ? undefined : toId,
    isFirst: isToldAsMessage(said) && !isTold(lineOf(lines, toId)),
  }
}

const lineOf = (lines: readonly InboxLine[], userId: string) => lines.find((line) => line.userId === userId)

/** Something unread in the thread has a notification. */
const isTold = (line: InboxLine | undefined) => line !== undefined && line.unread > 0 && line.isTold === true

type Line = { known: InboxLine | undefined; said: Said; now: string }

function lineAfter(
  conversation: Conversation,
  userId: Conversation['buyerId'],
  { known, said, now }: Line,
): InboxLine {
  const { id: conversationId, itemId, itemTitle, buyerId, sellerId } = conversation
  const isBuyer = userId === buyerId
  const unread = known?.unread ?? 0
  const isOwn = userId === said.fromId
  return {
    userId,
    conversationId,
    itemId,
    itemTitle,
    side: isBuyer ? 'buyer' : 'seller',
    otherId: isBuyer ? sellerId : buyerId,
    preview: previewOf(said),
    unread: isOwn ? unread : unread + 1,
    ...((isTold(known) || (!isOwn && isToldAsMessage(said))) && { isTold: true as const }),
    isArchived: false,
    ...(known?.mailedAt && { mailedAt: known.mailedAt }),
    ...(known?.readAt && { readAt: known.readAt }),
    lastAt: now,
    version: (known?.version ?? 0) + 1,
  }
}
