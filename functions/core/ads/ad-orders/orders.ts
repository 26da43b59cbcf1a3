import { entity } from '#core/platform/db/entity.ts'
import { AdOrder, type AdOrderStatus } from '#shared/ads/ad-orders/ad-order.ts'

export const ordersOfPartition = (userId: string) => `AD_ORDERS_OF#${userId}`
export const ordersPartition = (status: AdOrderStatus) => `AD_ORDERS#${status}`

/** Orders of advertising. `gsi1` lists those of an advertiser, `gsi2` those of a status. */
export const orders = entity({
  name: 'ad-order',
  erasure: 'by its noun',
  schema: AdOrder,
  key: ({ id }: { id: string }) => ({ pk: `AD_ORDER#${id}`, sk: 'AD_ORDER' }),
  gsi1: ({ userId, id }) => ({ pk: ordersOfPartition(userId), sk: id }),
  gsi2: ({ status, id }) => ({ pk: ordersPartition(status), sk: id }),
})
