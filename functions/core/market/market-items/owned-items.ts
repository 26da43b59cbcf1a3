import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import type { Item } from '#shared/market/market-items/item.ts'
import {
  countsAsItem,
  isNewAccount,
  itemsOfNewAccount,
  mostItems,
  newItemsADay,
} from '#shared/market/market-items/item-limits.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { ItemId } from '#shared/market/market-items/named-item.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { items, itemsOfPartition } from './items.ts'

/**
 * The items that count against the limit of a seller, and when they published lately. The index of their items lags, so that
 * of many at once all would seem the first: each of them writes this row.
 */
export const ownedItems = entity({
  name: 'owned-items',
  erasure: 'with the member',
  schema: z.object({
    userId: UserId,
    itemIds: z.array(ItemId),
    /** What was published within the last day: sent in again, it is not new. */
    published: z.array(z.object({ itemId: ItemId, at: z.iso.datetime() })),
    version: z.int(),
  }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'OWNED_ITEMS' }),
})

/** More than anyone has at once. */
const mostRead = 200

type Owned = ReturnType<typeof ownedItems.read>

/** What a seller has, read to be changed: before the first row, all that their index knows. */
async function readOwnedItems(userId: StoredUser['id']): Promise<Owned> {
  const known = await ownedItems.get({ userId }, { consistent: true })
  if (known) return known
  const { items: own } = await items.list({
    index: 'gsi1',
    pk: itemsOfPartition(userId),
    newestFirst: true,
    limit: mostRead,
  })
  return { userId, itemIds: own.filter(countsAsItem).map(({ id }) => id), published: [], version: 0 }
}

const writeOwnedItems = (owned: Owned): Write =>
  ownedItems.put(
    { ...owned, version: owned.version + 1 },
    owned.version > 0 ? { version: owned.version } : { absent: true },
  )

/** Those of them that still count. */
async function counted({ itemIds, userId }: Owned, except: string): Promise<Item[]> {
  const others = itemIds.filter((id) => id !== except)
  const rows = await getMany(
    others.map((id) => items.key({ id })),
    { consistent: true },
  )
  return rows.map(items.read).filter((item) => item.sellerId === userId && countsAsItem(item))
}

/** One more item of a seller, which counts from now on. Throws where they have as many as they may. */
export async function addOwnedItem(seller: StoredUser, itemId: ItemId): Promise<Write> {
  const owned = await readOwnedItems(seller.id)
  const others = await counted(owned, itemId)
  assertRoom(seller, others)
  return writeOwnedItems({ ...owned, itemIds: [...others.map(({ id }) => id), itemId] })
}

/** An item that was for sale before and is again; it is no new one of the day. */
export async function addReturnedItem(seller: StoredUser, itemId: ItemId, now: string): Promise<Write> {
  const owned = await readOwnedItems(seller.id)
  const others = await counted(owned, itemId)
  assertNotNew(seller, others, now)
  assertRoom(seller, others)
  return writeOwnedItems({ ...owned, itemIds: [...others.map(({ id }) => id), itemId] })
}

/** An item that an administrator brings back counts again, whatever its seller has by now. */
export async function keepOwnedItem({ sellerId, id }: Pick<Item, 'sellerId' | 'id'>): Promise<Write> {
  const owned = await readOwnedItems(sellerId)
  return writeOwnedItems({ ...owned, itemIds: [...new Set([...owned.itemIds, id])] })
}

function assertRoom({ membershipType }: StoredUser, others: readonly Item[]): void {
  const limit = mostItems[membershipType]
  if (others.length >= limit) throw itemRefusal.limit(limit)
}

function assertNotNew(seller: StoredUser, others: readonly Item[], now: string): void {
  const shown = others.filter(({ status }) => status === 'active' || status === 'pending')
  if (isNewAccount(seller, now) && shown.length >= itemsOfNewAccount) throw itemRefusal.newAccount()
}

/** A publication of a seller. Throws past ten a day, or with more than three for sale in the first week of an account. */
export async function addPublication(seller: StoredUser, item: Item, now: string): Promise<Write> {
  const owned = await readOwnedItems(seller.id)
  const others = await counted(owned, item.id)
  const today = owned.published.filter(({ at }) => now < addTime(at, { days: 1 }))
  const isKnown = today.some(({ itemId }) => itemId === item.id)
  if (!isKnown && today.length >= newItemsADay) throw itemRefusal.dayLimit()
  assertNotNew(seller, others, now)
  assertRoom(seller, others)
  return writeOwnedItems({
    ...owned,
    itemIds: [...others.map(({ id }) => id), item.id],
    published: isKnown ? today : [...today, { itemId: item.id, at: now }],
  })
}
