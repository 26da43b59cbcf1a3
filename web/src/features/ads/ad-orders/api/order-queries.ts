import type { AdOrderId } from '#shared/ads/ad-orders/ad-order.ts'
import { getAdOrder } from '#shared/ads/ad-orders/contract.ts'
import { query } from '#web/lib/query.ts'

/** An order of the member, with its invoice once it is paid. */
export const adOrderQuery = (orderId: AdOrderId) => query('ads', getAdOrder, { params: { orderId } })
