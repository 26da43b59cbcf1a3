import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ListedListing } from '#shared/directory/listings/listed-listing.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { milesWords } from '#shared/directory/listings/miles-words.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Picture } from '#web/ui/picture.tsx'

type BusinessTileProps = {
  business: Pick<
    ListedListing,
    | 'id'
    | 'businessName'
    | 'listingType'
    | 'city'
    | 'state'
    | 'cover'
    | 'logoUrl'
    | 'isVerified'
    | 'miles'
    | 'isAbout'
  >
  children?: ReactNode
}

/** A business on the page of an event. The whole tile links to its page. */
export function BusinessTile({ business, children }: BusinessTileProps) {
  const { id, businessName, listingType, city, state, cover, logoUrl, isVerified, miles, isAbout } = business
  const place = [city, state].filter(Boolean).join(', ')
  return (
    <li className="tile panel event-tile">
      {cover ? (
        <Picture src={cover.src} alt="" sizes="10rem" width={160} height={112} />
      ) : (
        <div className="event-tile-day">
          <Avatar name={businessName} src={logoUrl ?? null} size="lg" />
        </div>
      )}
      <div className="event-tile-words">
        <h3>
          <Link to={listingPath(id)}>{businessName}</Link>
        </h3>
        <p className="text-sm text-dim">{listingTypes[listingType]}</p>
        <p className="place">
          <span>
            {[place, miles !== undefined && milesWords(miles, isAbout)].filter(Boolean).join(' · ')}
          </span>
        </p>
      </div>
      <div className="event-tile-standing empty:hidden">
        {isVerified && <Badge tone="info">Verified</Badge>}
        {children}
      </div>
    </li>
  )
}
