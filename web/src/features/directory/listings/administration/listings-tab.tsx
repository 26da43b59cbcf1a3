import { useInfiniteQuery } from '@tanstack/react-query'
import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { useChoice } from '#web/features/platform/lists/use-choice.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { managedListingsQuery } from '../api/admin-listing-queries.ts'
import { listingColumns } from './listing-columns.tsx'
import { managedFilter, managedFilterParts } from './managed-filter.ts'
import { managedStatuses } from './managed-statuses.ts'
import { ManyBar } from './many-bar.tsx'

const anything = { q: undefined, type: undefined, state: undefined, owned: undefined }

/** All listings of a status, of which several can be paused or removed at once. */
export function ListingsTab() {
  const { filter, setFilter } = useAddressFilter(managedFilter)
  const pages = useInfiniteQuery(managedListingsQuery(filter))
  const rows = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const choice = useChoice<AdminListing>(rows, ({ id }) => id)
  const { q, type, state, owned, status } = filter
  const isNarrowed = q || type || state || owned
  return (
    <>
      <FilterBar
        parts={managedFilterParts}
        filter={{ ...filter, status: status === 'published' ? undefined : status }}
        onChange={(changes) => {
          choice.clear()
          setFilter(changes)
        }}
      />
      <TablePanel
        pages={pages}
        caption={`Listings, ${managedStatuses[status].toLowerCase()}`}
        columns={listingColumns(choice)}
        rowKey={({ id }) => id}
        skeletonRows={8}
        failed="The listings did not load"
        empty={
          <EmptyState
            title={
              isNarrowed ? 'No matching listings' : `No ${managedStatuses[status].toLowerCase()} listings`
            }
            action={isNarrowed && <Button onClick={() => setFilter(anything)}>Clear filters</Button>}
          />
        }
      />
      <ManyBar chosen={choice.chosen} onClear={choice.clear} />
    </>
  )
}
