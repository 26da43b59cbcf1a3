import { Link } from 'react-router-dom'
import type { ListingCard } from '#shared/directory/listings/listing-card.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { cityOf } from './listing-place.ts'
import { Rating } from './rating.tsx'

/** A business in a row of a short list. The row has a position of its own: all of it links to the page of the business. */
export function ListingName({ listing }: { listing: ListingCard }) {
  const { id, businessName, listingType, logoUrl, ratingSum, ratingCount } = listing
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={businessName} src={logoUrl ?? null} />
      <div className="min-w-0 wrap-anywhere">
        <Link to={listingPath(id)} className="font-semibold after:absolute after:inset-0 hover:underline">
          {businessName}
        </Link>
        <p className="text-sm text-dim">
          {[listingTypes[listingType], cityOf(listing)].filter(Boolean).join(' · ')}
        </p>
        {ratingCount > 0 && <Rating sum={ratingSum} count={ratingCount} />}
      </div>
    </div>
  )
}
