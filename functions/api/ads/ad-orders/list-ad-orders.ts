import { adminOrders } from '#core/ads/ad-orders/admin-orders.ts'
import { orders, ordersPartition } from '#core/ads/ad-orders/orders.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listAdOrders as contract } from '#shared/ads/ad-orders/contract.ts'

async function listAdOrders({ query: { status, limit, cursor } }: ApiRequest<typeof contract>) {
  const page = await orders.list({
    index: 'gsi2',
    pk: ordersPartition(status),
    newestFirst: true,
    limit,
    cursor,
  })
  return { ...page, items: await adminOrders(page.items) }
}

export const handler = endpoint(contract, listAdOrders)
