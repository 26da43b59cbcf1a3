import { addMessage } from '#core/market/conversations/add-message.ts'
import { conversationIdOf, conversations } from '#core/market/conversations/conversations.ts'
import { threadRows } from '#core/market/conversations/find-thread.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Message } from '#shared/market/conversations/conversation.ts'
import type { Item } from '#shared/market/market-items/item.ts'

type Note = Pick<Message, 'fromId' | 'priceCents' | 'until'> & {
  kind: Extract<Message['kind'], 'reserved' | 'released' | 'sold'>
}

/** What one of the two did with an item, in their thread about it; nothing where they have none. */
export async function addNote(item: Item, buyerId: string, note: Note, now: string): Promise<Write[]> {
  const known = await conversations.get({ id: conversationIdOf(item, buyerId) }, { consistent: true })
  if (!known) return []
  return addMessage(await threadRows(known), { ...note, text: '' }, now).writes
}

/** Tells whether someone has written about an item. */
export async function hasWritten(item: Item, buyerId: string): Promise<boolean> {
  const known = await conversations.get({ id: conversationIdOf(item, buyerId) }, { consistent: true })
  return known !== undefined
}
