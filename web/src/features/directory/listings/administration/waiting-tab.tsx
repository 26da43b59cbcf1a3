import { useInfiniteQuery } from '@tanstack/react-query'
import { CursorList, type CursorPages } from '#web/features/platform/lists/cursor-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { waitingChangesQuery, waitingListingsQuery } from '../api/admin-listing-queries.ts'
import { type WaitingItem, waitingKey } from './waiting-item.ts'
import { WaitingQueue, type WaitingRows } from './waiting-queue.tsx'
import { WaitingRow } from './waiting-row.tsx'

const allOf = <Item,>({ data }: CursorPages<Item>): Item[] => data?.pages.flatMap(({ items }) => items) ?? []

/** New listings and changes of live ones, each the oldest first, and the chosen one beside them. */
export function WaitingTab() {
  const listings = useInfiniteQuery(waitingListingsQuery)
  const changes = useInfiniteQuery(waitingChangesQuery)
  const newOnes = allOf(listings).map((listing): WaitingItem => ({ kind: 'listing', listing }))
  const changed = allOf(changes).map((item): WaitingItem => ({ kind: 'change', ...item }))
  const isEmpty = [listings, changes].every(
    ({ isSuccess, hasNextPage, data }) =>
      isSuccess && !hasNextPage && data.pages.every(({ items }) => items.length === 0),
  )
  // A list that comes after the other one would push it down.
  if (listings.isPending || changes.isPending)
    return (
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Panel flush>
          <ListSkeleton rows={5} />
        </Panel>
        <div className="skeleton h-96 max-lg:hidden" />
      </div>
    )
  if (isEmpty)
    return (
      <EmptyState title="Nothing is waiting for you.">
        New and changed listings appear here, oldest first.
      </EmptyState>
    )
  return (
    <WaitingQueue items={[...newOnes, ...changed]}>
      {(rows) => (
        <>
          <WaitingGroup title="New listings" pages={listings} items={newOnes} {...rows} />
          <WaitingGroup title="Changes" pages={changes} items={changed} {...rows} />
        </>
      )}
    </WaitingQueue>
  )
}

type WaitingGroupProps<Item> = WaitingRows & {
  title: string
  pages: CursorPages<Item>
  items: readonly WaitingItem[]
}

function WaitingGroup<Item>({ title, pages, items, isOpen, onOpen }: WaitingGroupProps<Item>) {
  return (
    <div className="empty:hidden">
      <CursorList pages={pages} waiting={null} failed={`${title} did not load`} empty={null}>
        {() => (
          <Panel flush title={title}>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <WaitingRow
                  key={waitingKey(item)}
                  item={item}
                  isOpen={isOpen(item)}
                  onOpen={() => onOpen(item)}
                />
              ))}
            </ul>
          </Panel>
        )}
      </CursorList>
    </div>
  )
}
