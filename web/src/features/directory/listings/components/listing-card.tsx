import { Link } from 'react-router-dom'
import type { ListedListing } from '#shared/directory/listings/listed-listing.ts'
import { listingServices, listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { milesWords } from '#shared/directory/listings/miles-words.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { isFeatured } from '#shared/directory/listings/public-listing.ts'
import { useMinute } from '#web/lib/use-minute.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { OpenBadge } from './open-badge.tsx'
import { Rating } from './rating.tsx'

type ListingCardProps = {
  listing: ListedListing
  /** One of the first row, whose picture is seen at once. */
  isFirst?: boolean
}

const shownServices = 3

/** One business of a list. The whole card links to its page. */
export function ListingCard({ listing, isFirst = false }: ListingCardProps) {
  const { id, businessName, listingType, city, state, cover, logoUrl, services, isVerified, miles, isAbout } =
    listing
  const isSponsored = isFeatured(listing, useMinute())
  const place = [city, state].filter(Boolean).join(', ')
  return (
    <li className="tile panel overflow-hidden">
      {cover ? (
        <Picture
          src={cover.src}
          alt=""
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
          width={400}
          height={225}
          isFirst={isFirst}
          className="aspect-video w-full object-cover"
        />
      ) : (
        <div aria-hidden="true" className="grid aspect-video place-items-center bg-well">
          <Avatar name={businessName} src={logoUrl ?? null} size="lg" />
        </div>
      )}
      <div className="grid justify-items-start gap-1.5 p-4">
        <div className="flex flex-wrap gap-2 empty:hidden">
          {isSponsored && <Badge>Sponsored</Badge>}
          {isVerified && <Badge tone="info">Verified</Badge>}
        </div>
        <h3 className="max-w-full text-lg font-semibold wrap-anywhere">
          <Link to={listingPath(id)}>{businessName}</Link>
        </h3>
        <p className="label text-dim">{listingTypes[listingType]}</p>
        <p className="place max-w-full">
          <span className="wrap-anywhere">
            {[place, miles !== undefined && milesWords(miles, isAbout)].filter(Boolean).join(' · ')}
          </span>
        </p>
        <Rating sum={listing.ratingSum} count={listing.ratingCount} />
        <OpenBadge listing={listing} />
        {services.length > 0 && (
          <p className="text-sm text-dim">
            {services
              .slice(0, shownServices)
              .map((service) => listingServices[service])
              .join(' · ')}
          </p>
        )}
      </div>
    </li>
  )
}
