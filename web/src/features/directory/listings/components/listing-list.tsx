import type { UseQueryResult } from '@tanstack/react-query'
import { AdSlot } from '#web/features/platform/ad-slots/components/ad-slot.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { DirectoryPage } from '#web/features/platform/lists/directory-page.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { ListingsPage } from '../api/listing-queries.ts'
import { listTitle } from './list-title.ts'
import { ListingCard } from './listing-card.tsx'
import { type ListingFilters, listingsPath } from './listing-filters.ts'
import { ListingSkeletons } from './listing-skeletons.tsx'
import { NoListings } from './no-listings.tsx'

type ListingListProps = { filters: ListingFilters; page: UseQueryResult<ListingsPage | null> }

/** The businesses that fit the filters, a page at a time; sponsored ones stand before the first. */
export function ListingList({ filters, page }: ListingListProps) {
  const firstPage = listingsPath({ ...filters, cursor: '' })
  if (page.data) return <FoundListings page={page.data} changing={page.isPlaceholderData} />
  if (page.data === null)
    return (
      <EmptyState
        title="This page of the list no longer exists"
        action={
          <ButtonLink to={firstPage} variant="primary">
            First page
          </ButtonLink>
        }
      />
    )
  if (page.isError)
    return (
      <QueryFailure
        title="The businesses did not load"
        error={page.error}
        retrying={page.isFetching}
        onRetry={() => void page.refetch()}
      />
    )
  return <ListingSkeletons count={6} />
}

function FoundListings({ page, changing }: { page: ListingsPage; changing: boolean }) {
  const { featured, items, filters, isCapped, nextCursor, placeError } = page
  const first = featured.length > 0 ? featured : items.slice(0, 3)
  const firstIds = new Set(first.map(({ id }) => id))
  if (placeError) return <EmptyState title={placeError} />
  return (
    <>
      {featured.length > 0 && (
        <section aria-labelledby="sponsored" className="mb-8">
          <h2 id="sponsored" className="label mb-4 text-dim">
            Sponsored
          </h2>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {featured.map((listing) => (
              <ListingCard key={listing.id} listing={listing} isFirst />
            ))}
          </ul>
        </section>
      )}
      {featured.length > 0 && (
        <div className="mb-8 empty:hidden">
          <AdSlot zone="directory_top" state={filters.state} />
        </div>
      )}
      {(items.length > 0 || featured.length === 0 || nextCursor) && (
        <DirectoryPage
          page={page}
          changing={changing}
          pathOf={listingsPath}
          titleOf={listTitle}
          pageTitle="Businesses"
          counted={['business', 'businesses']}
          among={
            featured.length === 0 && (
              <li className="col-span-full empty:hidden">
                <AdSlot zone="directory_top" state={filters.state} />
              </li>
            )
          }
          empty={(shown) => (nextCursor ? null : <NoListings filters={shown} />)}
        >
          {(listing) => <ListingCard listing={listing} isFirst={firstIds.has(listing.id)} />}
        </DirectoryPage>
      )}
      {isCapped && !nextCursor && (
        <p className="mt-6 text-center text-dim">
          Only the nearest 500 are shown.
          {filters.sort && filters.sort !== 'nearest' && ' Choose a smaller radius to sort them all.'}
        </p>
      )}
    </>
  )
}
