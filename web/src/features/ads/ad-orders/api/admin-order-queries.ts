import type { AdOrderStatus } from '#shared/ads/ad-orders/ad-order.ts'
import { listAdOrders, recordAdPayment } from '#shared/ads/ad-orders/contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** Orders of a status, the newest first. */
export const adOrdersQuery = (status: AdOrderStatus) =>
  pagesQuery(listAdOrders, {
    key: ['ads', listAdOrders.name, status],
    query: { status },
    staleTime: 5000,
    keepPrevious: true,
  })

export const useRecordPayment = command(recordAdPayment, { changes: [['ads'], ['admin-billing']] })
