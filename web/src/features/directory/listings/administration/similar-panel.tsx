import { useState } from 'react'
import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import type { ListingCard } from '#shared/directory/listings/listing-card.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { managedListingPath } from './managed-listing-path.ts'
import { MergeDialog } from './merge-dialog.tsx'

type SimilarPanelProps = {
  listing: AdminListing
  similar: readonly ListingCard[] | undefined
  headingLevel: 2 | 3
}

const title = 'Possible duplicates'

/** Published listings that may be the same business. */
export function SimilarPanel({ listing, similar, headingLevel }: SimilarPanelProps) {
  const [into, setInto] = useState<ListingCard>()
  const Heading = `h${headingLevel}` as const
  // Most have none: the line of that answer also holds its place.
  if (!similar?.length)
    return (
      <section className="panel flex flex-wrap items-center justify-between gap-x-4 px-4 py-3 sm:px-5">
        <Heading className="label text-dim">{title}</Heading>
        {similar ? <p className="text-sm text-dim">None found.</p> : <span className="skeleton h-5 w-20" />}
      </section>
    )
  return (
    <Panel flush title={title} headingLevel={headingLevel}>
      <ul className="divide-y divide-line">
        {similar.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
            <p className="min-w-0">
              <TextLink to={managedListingPath(one.id)} className="font-semibold wrap-anywhere">
                {one.businessName}
              </TextLink>
              <span className="block text-sm text-dim">
                {[listingTypes[one.listingType], one.city, one.state].filter(Boolean).join(', ')}
              </span>
            </p>
            {!listing.duplicateOf && (
              <Button size="sm" onClick={() => setInto(one)}>
                Merge into<span className="sr-only"> {one.businessName}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {into && <MergeDialog listing={listing} into={into} onClose={() => setInto(undefined)} />}
    </Panel>
  )
}
