import { useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ItemStatus } from '#shared/market/market-items/item.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { allItemsQuery } from '../api/admin-item-queries.ts'
import { ItemQueue } from './item-queue.tsx'
import { itemStatuses, statusName } from './item-statuses.ts'

const first = 'pending'
const statusFilter = { status: z.optional(ItemStatus) }

/** Items of a status: those that wait, to be decided, and others, to be removed or brought back. */
export function ItemsTab() {
  const { filter, setFilter } = useAddressFilter(statusFilter)
  const { status = first } = filter
  const pages = useInfiniteQuery(allItemsQuery(status))
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
            any: statusName(first),
            options: itemStatuses.filter(([one]) => one !== first),
          },
        ]}
      />
      <CursorList
        pages={pages}
        waiting={
          <Panel flush title={statusName(status)}>
            <ListSkeleton rows={3} />
          </Panel>
        }
        failed="The items did not load"
        empty={
          status === first ? (
            <EmptyState title="Nothing is waiting for you.">
              Items to review appear here, oldest first.
            </EmptyState>
          ) : (
            <EmptyState title="Nothing matches this filter." />
          )
        }
      >
        {(items) => <ItemQueue key={status} items={items} title={statusName(status)} />}
      </CursorList>
    </>
  )
}
