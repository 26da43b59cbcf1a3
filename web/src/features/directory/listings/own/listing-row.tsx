import { Link } from 'react-router-dom'
import { editListingPath } from '#shared/directory/listings/edit-listing-path.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ListingStatusBadge } from './listing-status.tsx'
import { draftPath } from './listing-words.ts'
import { nextAction } from './next-action.ts'

export type MoreAction = { label: string; onPress: () => void }

type ListingRowProps = {
  own: OwnListing
  onFigures: () => void
  /** What later nouns let its owner do with it. */
  more: readonly MoreAction[]
}

const counted = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

/** A listing in the list of its owner: how it stands, what people did with it, and what to do next. */
export function ListingRow({ own: { listing, change, figures }, onFigures, more }: ListingRowProps) {
  const { id, businessName, listingType, place, pictures, logoUrl, status, reason, publishedAt } = listing
  const [cover] = pictures
  const next = nextAction(listing)
  const isDraft = status === 'draft'
  const path = isDraft ? draftPath(id) : editListingPath(id)
  return (
    <li className="flex items-start gap-3 px-4 py-4 sm:gap-5 sm:px-5">
      {cover ? (
        <Picture
          src={cover.src}
          alt=""
          sizes="7rem"
          width={112}
          height={63}
          className="aspect-4/3 w-20 shrink-0 border border-line object-cover sm:aspect-video sm:w-28"
        />
      ) : (
        <Avatar name={businessName} src={logoUrl ?? null} size="xl" />
      )}
      <div className="grid min-w-0 grow items-center gap-x-5 gap-y-3 lg:flex">
        <div className="min-w-0 grow wrap-anywhere">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={path} className="font-semibold hover:underline">
              {businessName}
            </Link>
            <ListingStatusBadge status={status} />
            {change && <Badge tone="info">Change in review</Badge>}
          </p>
          <p className="text-sm text-dim">
            {[listingTypes[listingType], [place.city, place.state].filter(Boolean).join(', ')]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {reason && (status === 'refused' || status === 'removed') && (
            <p className="mt-1 text-sm">{reason}</p>
          )}
          {publishedAt && (
            <p className="mt-1 text-sm text-dim">
              {counted(figures.views, 'view', 'views')}, {counted(figures.reveals, 'contact', 'contacts')} in
              30 days
            </p>
          )}
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          {next && (
            <ButtonLink size="sm" variant="primary" to={next.to}>
              {next.label}
              <span className="sr-only">: {businessName}</span>
            </ButtonLink>
          )}
          {!next && (
            <ButtonLink size="sm" to={path}>
              {status === 'published' || status === 'paused' ? 'Edit' : 'Open'}
              <span className="sr-only"> {businessName}</span>
            </ButtonLink>
          )}
          {publishedAt && (
            <Button size="sm" variant="ghost" onClick={onFigures}>
              Statistics<span className="sr-only"> of {businessName}</span>
            </Button>
          )}
          {isListed(listing) && (
            <ButtonLink size="sm" variant="ghost" to={listingPath(id)}>
              View<span className="sr-only"> {businessName}</span>
            </ButtonLink>
          )}
          {more.map(({ label, onPress }) => (
            <Button key={label} data-own size="sm" variant="ghost" onClick={onPress}>
              {label}
              <span className="sr-only"> {businessName}</span>
            </Button>
          ))}
        </div>
      </div>
    </li>
  )
}
