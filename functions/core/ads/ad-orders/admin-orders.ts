import { personOf } from '#core/directory/listings/admin-listing.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { AdOrder } from '#shared/ads/ad-orders/ad-order.ts'
import type { AdminAdOrder } from '#shared/ads/ad-orders/contract.ts'

/** Orders as administrators read them, with their advertisers. */
export async function adminOrders(listed: readonly AdOrder[]): Promise<AdminAdOrder[]> {
  const users = await usersById(listed.map(({ userId }) => userId))
  return listed.map((order) => ({ ...order, advertiser: personOf(order.userId, users) }))
}

export async function adminOrder(order: AdOrder): Promise<AdminAdOrder> {
  const [one] = await adminOrders([order])
  return one as AdminAdOrder
}
