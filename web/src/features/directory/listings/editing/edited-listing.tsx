// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useState } from 'react'
import { listingPath } from '#shared/directory/listings/named-listing.ts'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { isFreelyEdited, isLive } from '#shared/directory/listings/stepped-listing.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ListingActions } from '../own/listing-actions.tsx'
import { ListingStatusBadge } from '../own/listing-status.tsx'
import { StandingBanner } from '../own/standing-banner.tsx'
import { ListingEditor } from './listing-editor.tsx'
import type { ListingStepName } from './listing-steps.ts'

const WaitingChange = lazy(async () => ({
  default: (await import('../own/waiting-change.tsx')).WaitingChange,
}))
const ListingPreview = lazy(async () => ({
  default: (await import('../own/listing-preview.tsx')).ListingPreview,
}))

type EditedListingProps = {
  own: OwnListing
  step: ListingStepName
  onStep: (step: ListingStepName) => void
}

/** A listing where its owner changes it, or reads why nobody can at present. */
export function EditedListing({ own, step, onStep }: EditedListingProps) {
  const { listing, change } = own
  const { id, businessName, status } = listing
  /** The form begins once more when what it was filled with was taken back. */
  const [round, setRound] = useState(0)
  const isOpen = !listing.duplicateOf && (isFreelyEdited(listing) || isLive(listing))
  return (
    <>
      <Breadcrumb items={[{ label: 'My listings', to: '/my-listings' }, { label: businessName }]} />
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-wrap items-center gap-3">
          <h1 className="wide text-2xl text-balance wrap-anywhere">{businessName}</h1>
          <ListingStatusBadge status={status} />
        </div>
        <ListingActions listing={listing}>
          {isListed(listing) && <ButtonLink to={listingPath(id)}>View</ButtonLink>}
        </ListingActions>
      </header>
      <div className="grid gap-6">
        <StandingBanner listing={listing} />
        {change && (
          <Suspense fallback={<Skeleton className="h-24" />}>
            <WaitingChange change={change} onWithdrawn={() => setRound((count) => count + 1)} />
          </Suspense>
        )}
        {isOpen ? (
          <div data-own="part">
            <ListingEditor key={round} own={own} step={step} onStep={onStep} />
          </div>
        ) : (
          <Panel title="Preview">
            <Suspense fallback={<Skeleton lines={4} className="h-24" />}>
              <ListingPreview listing={listing} />
            </Suspense>
          </Panel>
        )}
      </div>
    </>
  )
}
