import type { AdOrder } from '#shared/ads/ad-orders/ad-order.ts'
import { orderRefusal } from '#shared/ads/ad-orders/order-refusal.ts'
import { orders } from './orders.ts'

export async function findOrder(id: string): Promise<AdOrder> {
  const order = await orders.get({ id }, { consistent: true })
  if (!order) throw orderRefusal.notFound()
  return order
}

/** The order of the caller; of those of others they learn nothing. */
export async function findOwnOrder(id: string, userId: string): Promise<AdOrder> {
  const order = await findOrder(id)
  if (order.userId !== userId) throw orderRefusal.notFound()
  return order
}
