import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import { OpenElsewhere } from '#web/features/directory/open-reviews/open-elsewhere.tsx'
import { useReviewKeys } from '#web/features/platform/lists/use-review-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDecideListing } from '../api/admin-listing-commands.ts'
import { managedListingQuery } from '../api/admin-listing-queries.ts'
import { tellRefusal } from './leave-on-conflict.ts'
import { ListingSheet } from './listing-sheet.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { SimilarPanel } from './similar-panel.tsx'
import { StandingFacts } from './standing-facts.tsx'

/** A new listing with those that may be the same, and its decision, on the version that is shown. */
export function NewListingReview({ listed }: { listed: AdminListing }) {
  const found = useQuery(managedListingQuery(listed.id))
  const [rejecting, setRejecting] = useState<AdminListing>()
  const decide = useDecideListing()
  const listing = found.data?.listing ?? listed
  const { id: listingId, businessName, version } = listing
  const approve = () => {
    if (decide.isPending) return
    // The answer comes when it has left the queue, and this with it.
    void decide
      .mutateAsync({ params: { listingId }, body: { approves: true, reason: '', version } })
      .then(() => toast.success(`${businessName} is published`), tellRefusal)
  }
  useReviewKeys({ a: approve, r: () => setRejecting(listing) })
  return (
    <div className="flex flex-col gap-5">
      <OpenElsewhere subject={{ kind: 'listing', id: listingId }} />
      {/* Above the list the decision stays in reach, however long the listing is. */}
      <div className="sticky bottom-0 z-10 flex flex-wrap gap-3 bg-ground py-3 max-lg:order-2 max-sm:[&>button]:grow">
        <Button variant="primary" busy={decide.isPending} onClick={approve}>
          Accept
        </Button>
        <Button onClick={() => setRejecting(listing)}>Reject</Button>
      </div>
      {!found.isError && <SimilarPanel listing={listing} similar={found.data?.similar} headingLevel={3} />}
      <ListingSheet listing={listing} headingLevel={3} />
      <StandingFacts listing={listing} headingLevel={3} />
      {rejecting && <RejectDialog listing={rejecting} onClose={() => setRejecting(undefined)} />}
    </div>
  )
}
