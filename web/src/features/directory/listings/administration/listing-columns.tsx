import { Link } from 'react-router-dom'
import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { isFeatured } from '#shared/directory/listings/public-listing.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { serverTime } from '#web/lib/server-clock.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table.tsx'
import { ListingStatusBadge } from './listing-status-badge.tsx'
import { managedListingPath } from './managed-listing-path.ts'

type Choosing = {
  isChosen: (listing: AdminListing) => boolean
  choose: (listings: readonly AdminListing[], on: boolean) => void
}

/** A line of the list of administrators, which can be selected. */
export const listingColumns = ({ isChosen, choose }: Choosing): Column<AdminListing>[] => [
  {
    id: 'select',
    header: 'Select',
    heading: <span className="sr-only">Select</span>,
    narrow: 'lead',
    cell: (listing) => (
      <input
        type="checkbox"
        className="check"
        aria-label={`Select ${listing.businessName}`}
        checked={isChosen(listing)}
        onChange={({ target }) => choose([listing], target.checked)}
      />
    ),
  },
  {
    id: 'name',
    header: 'Business',
    narrow: 'title',
    cell: ({ id, businessName }) => (
      <Link to={managedListingPath(id)} className="font-semibold wrap-anywhere hover:underline">
        {businessName}
      </Link>
    ),
  },
  { id: 'type', header: 'Type', narrow: 'meta', cell: ({ listingType }) => listingTypes[listingType] },
  {
    id: 'place',
    header: 'Place',
    className: 'max-lg:hidden',
    cell: ({ place: { city, state } }) => [city, state].filter(Boolean).join(', ') || '–',
  },
  {
    id: 'owner',
    header: 'Owner',
    narrow: 'note',
    cell: ({ owner }) =>
      owner ? (
        <span className="wrap-anywhere">{owner.name}</span>
      ) : (
        <span className="text-dim">No owner</span>
      ),
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'end',
    cell: (listing) => (
      <span className="inline-flex flex-wrap gap-1">
        <ListingStatusBadge listing={listing} />
        {isFeatured(listing, serverTime()) && <Badge tone="info">Featured</Badge>}
      </span>
    ),
  },
  {
    id: 'since',
    header: 'Since',
    className: 'whitespace-nowrap max-md:hidden',
    cell: ({ statusSince }) => utcDay(statusSince),
  },
]
