// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { OverviewedListing } from '#shared/directory/business-overview/contract.ts'
import { editListingPath } from '#shared/directory/listings/edit-listing-path.ts'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import { ListingStatusBadge } from '#web/features/directory/listings/own/listing-status.tsx'
import { draftPath } from '#web/features/directory/listings/own/listing-words.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** Its chart comes with the first press. */
const FiguresDialog = lazy(async () => ({
  default: (await import('#web/features/directory/listings/own/figures-dialog.tsx')).FiguresDialog,
}))

const words = (count: number, one: string) =>
  `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`

const pathOf = ({ id, status }: OverviewedListing) =>
  status === 'draft' ? draftPath(id) : status === 'published' ? listingPath(id) : editListingPath(id)

type OverviewListingsProps = { listings: readonly OverviewedListing[]; hasMore: boolean }

/** The listings of a business, each with its own figures. */
export function OverviewListings({ listings, hasMore }: OverviewListingsProps) {
  const [figuresOf, setFiguresOf] = useState<OverviewedListing>()
  return (
    <Panel
      flush
      title="Your listings"
      aside={
        <TextLink to="/my-listings" className="text-sm">
          {hasMore ? 'All of them' : 'Manage'}
        </TextLink>
      }
    >
      <ul className="divide-y divide-line">
        {listings.map((listing) => {
          const { id, businessName, status, city, state, pictureUrl, isChanging, figures } = listing
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
              <Avatar name={businessName} src={pictureUrl ?? null} size="sm" />
              <div className="min-w-0 grow basis-40 wrap-anywhere">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <Link to={pathOf(listing)} className="font-semibold hover:underline">
                    {businessName}
                  </Link>
                  {status !== 'published' && <ListingStatusBadge status={status} />}
                  {isChanging && <Badge tone="info">Change in review</Badge>}
                </p>
                <p className="text-sm text-dim">
                  {status === 'published' || figures.views > 0
                    ? `${words(figures.views, 'view')}, ${words(figures.reveals, 'contact')}`
                    : [city, state].filter(Boolean).join(', ')}
                </p>
              </div>
              {(status === 'published' || status === 'paused') && (
                <Button size="sm" variant="ghost" onClick={() => setFiguresOf(listing)}>
                  Statistics<span className="sr-only"> of {businessName}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {figuresOf && (
        <Suspense>
          <FiguresDialog listing={figuresOf} onClose={() => setFiguresOf(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}
