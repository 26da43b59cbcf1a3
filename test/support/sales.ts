import { addMessage } from '#core/market/conversations/add-message.ts'
import { startThread } from '#core/market/conversations/start-thread.ts'
import { feedbackKeys } from '#core/market/sales/feedback-keys.ts'
import { countFeedback } from '#core/market/sales/feedback-months.ts'
import { feedbacks, sales } from '#core/market/sales/sales.ts'
import { commit } from '#core/platform/db/commit.ts'
import { newId } from '#shared/ids.ts'
import { startConversation } from '#shared/market/conversations/contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import { sellItemHere } from '#shared/market/sales/contract.ts'
import type { Feedback, Sale } from '#shared/market/sales/sale.ts'
import type { Client } from './client.ts'
import { expectSuccess } from './expect-success.ts'
import { feedMember } from './feed-member.ts'
import { atItem, itemNow, putItem } from './market-items.ts'

type Member = { client: Client; userId: string }

const joined = '2026-01-01T00:00:00.000Z'

/** A member who has been here long enough for feedback to count. */
export const oldMember = (url: string) => feedMember(url, { createdAt: joined })

/** A seller with an item, and a buyer who has written about it. */
export async function writtenAbout(
  url: string,
  more: Partial<Item> = {},
  known: { seller?: Member; buyer?: Member } = {},
) {
  const [seller, buyer] = await Promise.all([known.seller ?? oldMember(url), known.buyer ?? oldMember(url)])
  const item = await putItem(seller.userId, more)
  await write(buyer, item)
  return { seller, buyer, item, buyerId: buyer.userId as Item['sellerId'] }
}

/** Each text is another one: the same to several sellers is refused. */
export async function write({ client }: Pick<Member, 'client'>, { id }: Pick<Item, 'id'>) {
  const text = `Is it still there? ${crypto.randomUUID().slice(0, 8)}`
  const answer = await client.call(startConversation, { ...atItem(id), body: { text } })
  expectSuccess(answer)
  return answer.body.conversationId
}

export const versionOfItem = async (id: string) => (await itemNow(id))?.version ?? 0

/** An item that its seller marked as sold to someone who has written about it. */
export async function soldHere(
  url: string,
  more: Partial<Item> = {},
  known: { seller?: Member; buyer?: Member } = {},
) {
  const world = await writtenAbout(url, more, known)
  const { item, buyerId, seller } = world
  const sold = await seller.client.call(sellItemHere, {
    ...atItem(item.id),
    body: { buyerId, priceCents: 20_000, version: await versionOfItem(item.id) },
  })
  expectSuccess(sold)
  return { ...world, saleId: sold.body.item.saleId as Sale['id'] }
}

export const saleNow = (id: string) => sales.get({ id }, { consistent: true })
export const feedbackNow = (saleId: string, fromId: string) =>
  feedbacks.get({ saleId, fromId }, { consistent: true })

type UserId = Sale['buyerId']

/** Stores that someone has written about an item. */
export async function putThread(item: Item, buyerId: string): Promise<void> {
  const now = new Date().toISOString()
  const { rows } = await startThread(item.id, buyerId as UserId, now)
  const said = { fromId: buyerId as UserId, kind: 'text', text: 'Is it still there?' } as const
  await commit(...addMessage(rows, said, now).writes)
}

/** Stores a sale: one that waits for its buyer, unless it is said otherwise. */
export async function putSale(sellerId: string, buyerId: string, more: Partial<Sale> = {}): Promise<Sale> {
  const createdAt = more.createdAt ?? new Date().toISOString()
  const sale: Sale = {
    id: newId('sal', createdAt) as Sale['id'],
    itemId: newId('itm', createdAt) as Item['id'],
    itemTitle: 'A sealed box',
    sellerId: sellerId as UserId,
    buyerId: buyerId as UserId,
    priceCents: 20_000,
    status: 'awaiting',
    feedbackFrom: [],
    isShown: false,
    createdAt,
    version: 1,
    ...more,
  }
  await commit(sales.put(sale, { absent: true }))
  return sale
}

/** Stores a sale that its buyer confirmed just now. */
export const putConfirmed = (sellerId: string, buyerId: string, more: Partial<Sale> = {}) =>
  putSale(sellerId, buyerId, {
    status: 'confirmed',
    confirmedAt: new Date().toISOString(),
    isCounted: true,
    ...more,
  })

/** Stores feedback of one side of a confirmed sale: shown and counted, unless it is said otherwise. */
export async function putFeedback(
  sale: Sale,
  fromId: string,
  more: Partial<Feedback> = {},
): Promise<Feedback> {
  const at = more.createdAt ?? new Date().toISOString()
  const isBuyer = fromId === sale.buyerId
  const feedback: Feedback = {
    id: newId('fbk', at) as Feedback['id'],
    saleId: sale.id,
    itemTitle: sale.itemTitle,
    fromId: fromId as UserId,
    toId: isBuyer ? sale.sellerId : sale.buyerId,
    about: isBuyer ? 'seller' : 'buyer',
    stars: 5,
    text: 'As described.',
    status: 'shown',
    isCounted: sale.isCounted === true,
    shownAt: at,
    createdAt: at,
    version: 1,
    ...more,
  }
  await commit(
    feedbacks.put(feedback, { absent: true }),
    feedbackKeys.put(
      { id: feedback.id, saleId: sale.id, fromId: feedback.fromId, version: 1 },
      { absent: true },
    ),
    ...countFeedback(undefined, feedback),
  )
  return feedback
}
