import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import type { PageData } from '#web/app/screen.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { listingQuery } from '../api/listing-queries.ts'
import { listingTitle } from '../components/describe-listing.ts'
import { GoneListing } from '../components/gone-listing.tsx'
import { ListingPage } from '../components/listing-page.tsx'

export const title = ({ params, get }: PageData): string => {
  const listing = get(listingQuery(params.listingId ?? '')) as PublicListing | null | undefined
  return listing ? listingTitle(listing) : 'Business'
}

export function Screen() {
  const { listingId = '' } = useParams()
  const navigate = useNavigate()
  const listing = useQuery(listingQuery(listingId))
  // What was merged has the address of the one that stayed.
  const survivor = listing.data && listing.data.id !== listingId ? listing.data.id : undefined
  useEffect(() => {
    if (survivor) void navigate(listingPath(survivor), { replace: true })
  }, [survivor, navigate])
  if (listing.data) return <ListingPage key={listing.data.id} listing={listing.data} />
  if (listing.data === null) return <GoneListing listingId={listingId} />
  return (
    <div className="shell py-10">
      {listing.isError ? (
        <QueryFailure
          title="This business did not load"
          error={listing.error}
          retrying={listing.isFetching}
          onRetry={() => void listing.refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-24" />
      )}
    </div>
  )
}
