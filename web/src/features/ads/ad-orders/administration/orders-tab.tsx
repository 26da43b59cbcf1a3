import { useInfiniteQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import * as z from 'zod/mini'
import { AdOrderStatus } from '#shared/ads/ad-orders/ad-order.ts'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { adOrdersQuery } from '../api/admin-order-queries.ts'
import { orderColumns } from './order-columns.tsx'

/** Loaded when a transfer has come: it reads the campaigns that wait to be paid for. */
const TransferDialog = lazy(async () => ({
  default: (await import('./transfer-dialog.tsx')).TransferDialog,
}))

const first = 'paid'
const statusFilter = { status: z.optional(AdOrderStatus) }

/** What was paid for ads, and transfers that are recorded by hand. */
export function OrdersTab() {
  const { filter, setFilter } = useAddressFilter(statusFilter)
  const { status = first } = filter
  const pages = useInfiniteQuery(adOrdersQuery(status))
  const [recording, setRecording] = useState(false)
  return (
    <>
      <FilterBar
        filter={filter}
        onChange={setFilter}
        parts={[
          {
            kind: 'choice',
            name: 'status',
            label: 'Status',
            any: 'Paid',
            options: [
              ['open', 'Open'],
              ['void', 'Void'],
            ],
          },
        ]}
      >
        <Button onClick={() => setRecording(true)}>Record a transfer</Button>
      </FilterBar>
      <TablePanel
        pages={pages}
        failed="The orders did not load"
        empty={
          <EmptyState title={status === first ? 'No one has paid yet.' : 'No orders have this status.'}>
            Orders appear here once an advertiser pays.
          </EmptyState>
        }
        caption="Orders of ads"
        columns={orderColumns}
        rowKey={({ id }) => id}
      />
      {recording && (
        <Suspense fallback={null}>
          <TransferDialog onClose={() => setRecording(false)} />
        </Suspense>
      )}
    </>
  )
}
