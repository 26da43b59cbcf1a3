import type { Item } from '#shared/market/market-items/item.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { items } from './items.ts'

/** An item as it is now. */
export async function findItem(id: string): Promise<Item> {
  const item = await items.get({ id }, { consistent: true })
  if (!item) throw itemRefusal.notFound()
  return item
}

/** The item of the caller; of those of others they learn nothing. */
export async function findOwnItem(id: string, userId: string): Promise<Item> {
  const item = await findItem(id)
  if (item.sellerId !== userId) throw itemRefusal.notFound()
  return item
}
