import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { OrganizationMention } from '#web/features/organizations/organizations/components/organization-mention.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ListingActions } from './listing-actions.tsx'
import { cityOf } from './listing-place.ts'
import { OpenBadge } from './open-badge.tsx'
import { Rating } from './rating.tsx'
import { ReachLinks } from './reach-links.tsx'
import type { useContact } from './use-contact.ts'

type ListingHeaderProps = { listing: PublicListing; reaching: ReturnType<typeof useContact> }

/** Which business it is, where, how it is rated, and the ways to it. */
export function ListingHeader({ listing, reaching }: ListingHeaderProps) {
  const {
    businessName,
    listingType,
    logoUrl,
    serviceMiles,
    isVerified,
    isFeatured,
    owner,
    organization,
    status,
  } = listing
  const place = cityOf(listing)
  return (
    <Panel screws>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:gap-6 sm:p-4">
        {logoUrl && <Avatar name={businessName} src={logoUrl} size="xl" />}
        <div className="grid min-w-0 grow justify-items-start gap-2">
          <p className="label text-dim">{listingTypes[listingType]}</p>
          <h1 className="wide max-w-full text-3xl text-balance wrap-anywhere">{businessName}</h1>
          <div className="flex flex-wrap gap-2 empty:hidden">
            {isVerified && <Badge tone="info">Verified</Badge>}
            {isFeatured && <Badge>Sponsored</Badge>}
          </div>
          {place && (
            <p className="place">
              <span>
                {[place, serviceMiles ? `travels up to ${serviceMiles} miles` : '']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </p>
          )}
          <Rating sum={listing.ratingSum} count={listing.ratingCount} />
          {status === 'published' && <OpenBadge listing={listing} />}
          {owner && owner.name !== businessName && (
            <p className="text-sm text-dim">
              Run by <TextLink to={owner.path}>{owner.name}</TextLink>
            </p>
          )}
          {organization && (
            <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-dim">
              Part of <OrganizationMention organization={organization} />
            </p>
          )}
          {status === 'published' && (
            // On a phone they are in the bar below.
            <div className="mt-2 flex flex-wrap gap-2 max-sm:hidden">
              <ReachLinks listing={listing} reaching={reaching} />
            </div>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            <ListingActions listing={listing} />
          </div>
        </div>
      </div>
    </Panel>
  )
}
