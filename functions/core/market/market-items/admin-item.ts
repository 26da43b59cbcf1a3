import { personOf } from '#core/directory/listings/admin-listing.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { AdminItem } from '#shared/market/market-items/admin-contract.ts'
import type { Item } from '#shared/market/market-items/item.ts'

/** Items as administrators read them, with their sellers. */
export async function adminItems(listed: readonly Item[]): Promise<AdminItem[]> {
  const users = await usersById(listed.map(({ sellerId }) => sellerId))
  return listed.map((item) => ({ ...item, seller: personOf(item.sellerId, users) }))
}

export async function adminItem(item: Item): Promise<AdminItem> {
  const [one] = await adminItems([item])
  return one as AdminItem
}
