import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { AdSlot } from '#web/features/platform/ad-slots/components/ad-slot.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { DirectoryPage } from '#web/features/platform/lists/directory-page.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { ItemsPage } from '../api/item-queries.ts'
import { ItemCard } from './item-card.tsx'
import { type ItemFilters, isSearch, itemsPath, widerThan } from './item-filters.ts'
import { ItemSkeletons } from './item-skeletons.tsx'
import { listTitle } from './items-title.ts'

type ItemListProps = {
  filters: ItemFilters
  page: UseQueryResult<ItemsPage | null>
  /** What keeps the search, for where it finds nothing. */
  saving: ReactNode
}

/** What is for sale and fits the filters, a page at a time. */
export function ItemList({ filters, page, saving }: ItemListProps) {
  if (page.data) return <FoundItems page={page.data} changing={page.isPlaceholderData} saving={saving} />
  if (page.data === null)
    return (
      <EmptyState
        title="This page of the list no longer exists"
        action={
          <ButtonLink to={itemsPath({ ...filters, cursor: '' })} variant="primary">
            First page
          </ButtonLink>
        }
      />
    )
  if (page.isError)
    return (
      <QueryFailure
        title="The items did not load"
        error={page.error}
        retrying={page.isFetching}
        onRetry={() => void page.refetch()}
      />
    )
  return <ItemSkeletons count={6} />
}

type FoundItemsProps = { page: ItemsPage; changing: boolean; saving: ReactNode }

const firstRow = 3

function FoundItems({ page, changing, saving }: FoundItemsProps) {
  const { items, filters, isCapped, nextCursor, placeError } = page
  const firstIds = new Set(items.slice(0, firstRow).map(({ id }) => id))
  if (placeError) return <EmptyState title={placeError} />
  return (
    <>
      <DirectoryPage
        page={page}
        changing={changing}
        pathOf={itemsPath}
        titleOf={listTitle}
        counted={['item', 'items']}
        isPaired
        among={
          <li className="empty:hidden max-sm:col-span-full">
            <AdSlot zone="market_card" state={filters.state} />
          </li>
        }
        empty={(shown) => (nextCursor ? null : <NoItems filters={shown} saving={saving} />)}
      >
        {(item) => <ItemCard item={item} isFirst={firstIds.has(item.id)} />}
      </DirectoryPage>
      {isCapped && !nextCursor && (
        <p className="mt-6 text-center text-dim">
          Only the nearest 500 are shown.
          {filters.sort && filters.sort !== 'nearest' && ' Choose a smaller radius to sort them all.'}
        </p>
      )}
    </>
  )
}

function NoItems({ filters, saving }: { filters: ItemFilters; saving: ReactNode }) {
  const searched = isSearch(filters)
  const wider = filters.near ? widerThan(filters.miles) : undefined
  return (
    <EmptyState
      title={searched ? 'Nothing here right now. Save this search to get alerts.' : 'Nothing here right now.'}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {saving}
          {wider && (
            <ButtonLink to={itemsPath({ ...filters, miles: wider, cursor: '' })}>
              Widen to {wider} miles
            </ButtonLink>
          )}
          {searched && <ButtonLink to={itemsPath({})}>Clear all</ButtonLink>}
        </div>
      }
    />
  )
}
