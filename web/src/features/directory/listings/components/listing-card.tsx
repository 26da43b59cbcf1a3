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
    <li className="tile panel overflow-hidden max-sm:flex">
      {cover ? (
        <Picture
          src={cover.src}
          alt=""
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 7rem"
          width={400}
          height={225}
          isFirst={isFirst}
          className="w-full object-cover max-sm:w-28 max-sm:flex-none sm:aspect-video"
        />
      ) : (
        <div
          aria-hidden="true"
          className="grid place-items-center bg-well max-sm:w-28 max-sm:flex-none sm:aspect-video"
        >
          <Avatar name={businessName} src={logoUrl ?? null} size="lg" />
        </div>
      )}
      <div className="grid min-w-0 content-start justify-items-start gap-1.5 p-4 max-sm:gap-1 max-sm:p-3">
        <h3 className="max-w-full text-lg font-semibold wrap-anywhere max-sm:text-base">
          <Link to={listingPath(id)}>{businessName}</Link>
        </h3>
        <div className="flex max-w-full flex-wrap items-center gap-x-3">
          <p className="label text-dim">{listingTypes[listingType]}</p>
          <p className="place max-w-full">
            <span className="wrap-anywhere">
              {[place, miles !== undefined && milesWords(miles, isAbout)].filter(Boolean).join(' · ')}
            </span>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Rating sum={listing.ratingSum} count={listing.ratingCount} />
          {isVerified && <Badge tone="info">Verified</Badge>}
          {isSponsored && <Badge>Sponsored</Badge>}
        </div>
        <OpenBadge listing={listing} />
        {services.length > 0 && (
          <p className="text-sm text-dim max-sm:hidden">
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
