import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ownListingQuery } from '../api/own-listing-queries.ts'
import { EditedListing } from './edited-listing.tsx'
import type { ListingStepName } from './listing-steps.ts'

type OpenedListingProps = {
  listingId: string
  step: ListingStepName
  onStep: (step: ListingStepName) => void
}

/** The listing that an address names, once it is there. */
export function OpenedListing({ listingId, step, onStep }: OpenedListingProps) {
  const own = useQuery(ownListingQuery(listingId))
  if (own.data === null) return <NotFound />
  return (
    <div className="shell max-w-4xl py-10">
      {own.data && <EditedListing key={listingId} own={own.data} step={step} onStep={onStep} />}
      {own.isError && !own.data && (
        <QueryFailure
          title="Your listing did not load"
          error={own.error}
          retrying={own.isFetching}
          onRetry={() => void own.refetch()}
        />
      )}
      {own.isPending && <Skeleton lines={4} className="h-24" />}
    </div>
  )
}
