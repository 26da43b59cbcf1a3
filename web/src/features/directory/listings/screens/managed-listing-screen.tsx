import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { getListingAsAdmin } from '#shared/directory/listings/admin-contract.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { hasPage } from '#shared/directory/listings/public-listing.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { ChangeReview } from '#web/features/directory/listing-changes/administration/change-review.tsx'
import { OpenElsewhere } from '#web/features/directory/open-reviews/open-elsewhere.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { serverTime } from '#web/lib/server-clock.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DetailPanel } from '#web/ui/detail-panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { AdminActions } from '../administration/admin-actions.tsx'
import { ListingSheet } from '../administration/listing-sheet.tsx'
import { ListingStatusBadge } from '../administration/listing-status-badge.tsx'
import { SimilarPanel } from '../administration/similar-panel.tsx'
import { StandingFacts } from '../administration/standing-facts.tsx'
import { managedListingQuery } from '../api/admin-listing-queries.ts'

export const title = 'Listing'

const columns = 'grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'

export function Screen() {
  const { listingId = '' } = useParams()
  const found = useQuery(managedListingQuery(listingId))
  if (found.data === null) return <NotFound />
  return (
    <div className="page">
      <Breadcrumb
        items={[
          { label: 'Directory', to: '/admin/directory-manager' },
          { label: found.data?.listing.businessName ?? title },
        ]}
      />
      <div className="mt-4">
        {found.data && <Whole {...found.data} />}
        {found.isError && !found.data && (
          <QueryFailure
            title="This listing did not load"
            error={found.error}
            retrying={found.isFetching}
            onRetry={() => void found.refetch()}
          />
        )}
        {found.isPending && (
          <div className={columns}>
            <DetailPanel title="Business" facts={undefined} />
            <DetailPanel title="Standing" facts={undefined} skeletonRows={3} />
          </div>
        )}
      </div>
    </div>
  )
}

function Whole({ listing, similar, changes }: ResponseOf<typeof getListingAsAdmin>) {
  const { id, businessName } = listing
  return (
    <>
      <ScreenHeader
        title={
          <span className="flex flex-wrap items-center gap-3 wrap-anywhere">
            {businessName}
            <ListingStatusBadge listing={listing} />
          </span>
        }
        actions={
          <>
            {hasPage(listing, serverTime()) && <ButtonLink to={listingPath(id)}>View page</ButtonLink>}
            <AdminActions listing={listing} />
          </>
        }
      />
      <div className="grid gap-6">
        {listing.status === 'pending' && <OpenElsewhere subject={{ kind: 'listing', id }} />}
        {changes.map(({ change, author }) => (
          <ChangeReview
            key={`${change.by}#${change.version}`}
            title="Change to review"
            headingLevel={2}
            change={change}
            listing={listing}
            author={author}
          />
        ))}
        <div className={columns}>
          <ListingSheet listing={listing} headingLevel={2} />
          <div className="grid gap-6">
            <StandingFacts listing={listing} headingLevel={2} />
            <SimilarPanel listing={listing} similar={similar} headingLevel={2} />
          </div>
        </div>
      </div>
    </>
  )
}
