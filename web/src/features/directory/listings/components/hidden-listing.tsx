import { useQuery } from '@tanstack/react-query'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { ownListingOf, ownListingsQuery } from '../api/own-listing-queries.ts'
import { OwnerBar } from './owner-bar.tsx'

/** A listing that its owner alone may see. */
export function HiddenListing({ listingId }: { listingId: string }) {
  const own = ownListingOf(useQuery(ownListingsQuery).data, listingId)
  if (!own) return <NotFound />
  return (
    <div className="shell grid gap-6 py-10">
      <h1 className="wide text-3xl wrap-anywhere">{own.listing.businessName}</h1>
      <OwnerBar listingId={listingId} />
    </div>
  )
}
