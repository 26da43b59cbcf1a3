import { addedMessage, type Said, type ThreadRows } from '#core/market/conversations/added-message.ts'
import { conversationIdOf } from '#core/market/conversations/conversations.ts'
import type { InboxLine } from '#core/market/conversations/inbox-lines.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import type { Conversation, Message } from '#shared/market/conversations/conversation.ts'
import { hoursOfInstant, reservationHours } from '#shared/market/market-items/reserved-item.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { type SeededItem, seededItems, seededUser } from './seeded-items.ts'
import { type ThreadLine, type ThreadSheet, threadSheets } from './thread-sheets.ts'

const minutesBetween = 25
const noMessage = 'msg_00000000000000000000000000'

export type DemoThread = {
  sheet: ThreadSheet
  conversation: Conversation
  messages: Message[]
  lines: InboxLine[]
}

/** The conversations of the demo, as the platform would have made them of what was said. */
export const demoThreads = (now: string, size: SeedSize): DemoThread[] => {
  const items = new Map(seededItems(now, size).map((item) => [item.title, item]))
  return threadSheets.flatMap((sheet) => {
    const item = items.get(sheet.about)
    return item ? [madeThread(sheet, item, now)] : []
  })
}

function madeThread(sheet: ThreadSheet, item: SeededItem, now: string): DemoThread {
  const buyerId = seededUser(sheet.buyer)
  const { sellerId } = item
  const end = endOf(item, buyerId)
  const lastAt = end
    ? addTime(end.at, { minutes: -minutesBetween })
    : addTime(now, { hours: -(sheet.hoursAgo ?? 1) })
  const at = (index: number) =>
    addTime(lastAt, { minutes: (index + 1 - sheet.lines.length) * minutesBetween })
  const id = conversationIdOf(item, buyerId)
  const begun = { id, itemId: item.id, itemTitle: item.title, buyerId, sellerId, version: 0 }
  const createdAt = at(0)
  let rows: ThreadRows = {
    conversation: { ...begun, createdAt, lastAt: createdAt, lastMessageId: noMessage },
    isNew: true,
    lines: [],
  }
  const messages: Message[] = []
  const idAt = (when: string) => deriveId('msg', when, `${id}#${messages.length}`) as Message['id']
  const add = (said: Said, when: string, change?: Pick<Conversation, 'offer'>) => {
    const { message, conversation, lines } = addedMessage(rows, { ...said, id: idAt(when) }, when, change)
    messages.push(message)
    rows = { conversation, isNew: false, lines }
  }
  for (const [index, line] of sheet.lines.entries()) {
    const { offer } = rows.conversation
    const change = 'does' in line && offer ? { offer: { ...offer, status: line.does } } : {}
    add(saidIn(line, begun, offer), at(index), change)
  }
  if (end) add(end.said, end.at)
  const lines = rows.lines.map((line) => readBy(line, sheet))
  return { sheet, conversation: rows.conversation, messages, lines }
}

function saidIn(
  line: ThreadLine,
  { buyerId, sellerId }: Pick<Conversation, 'buyerId' | 'sellerId'>,
  offer: Conversation['offer'],
): Said {
  const fromId = line.by === 'buyer' ? buyerId : sellerId
  if ('does' in line) return { fromId, kind: line.does, text: '', priceCents: offer?.priceCents }
  if ('offerCents' in line)
    return { fromId, kind: 'offer', text: line.text ?? '', priceCents: line.offerCents }
  return { fromId, kind: 'text', text: line.text }
}

/** What became of the item, where it was this buyer who got it. */
function endOf(
  { sellerId, reservation, sale, sheet: { isInstant } }: SeededItem,
  buyerId: string,
): { at: string; said: Said } | undefined {
  if (sale?.buyerId === buyerId) {
    const { at, priceCents } = sale
    return { at, said: { fromId: sellerId, kind: 'sold', text: '', priceCents } }
  }
  if (reservation?.buyerId !== buyerId) return undefined
  const { until, priceCents } = reservation
  const fromId = isInstant ? reservation.buyerId : sellerId
  const hours = isInstant ? hoursOfInstant : reservationHours.first
  return {
    at: addTime(until, { hours: -hours }),
    said: { fromId, kind: 'reserved', text: '', priceCents, until },
  }
}

/** Everyone has read everything but those who have not. */
function readBy(line: InboxLine, { unreadBy, archivedBy }: ThreadSheet): InboxLine {
  return {
    ...line,
    ...(unreadBy !== line.side && { unread: 0, readAt: line.lastAt }),
    isArchived: archivedBy === line.side,
  }
}
