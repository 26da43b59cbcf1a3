import { useParams } from 'react-router-dom'
import type { PageData } from '#web/app/screen.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { ownListingQuery } from '../api/own-listing-queries.ts'
import type { ListingStepName } from '../editing/listing-steps.ts'
import { OpenedListing } from '../editing/opened-listing.tsx'
import { stepFilter } from '../editing/step-filter.ts'

export const title = ({ params, get }: PageData): string => {
  const own = get(ownListingQuery(params.listingId ?? '')) as
    | { listing: { businessName: string } }
    | null
    | undefined
  return own ? `Edit ${own.listing.businessName}` : 'Edit a listing'
}

export function Screen() {
  const { listingId = '' } = useParams()
  const { filter, setFilter } = useAddressFilter(stepFilter)
  const onStep = (step: ListingStepName) => setFilter({ step })
  return <OpenedListing listingId={listingId} step={filter.step} onStep={onStep} />
}
