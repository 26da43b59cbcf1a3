import { useQuery } from '@tanstack/react-query'
import { editListingPath } from '#shared/directory/listings/edit-listing-path.ts'
import type { ListingStatus } from '#shared/directory/listings/listing.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ownListingOf, ownListingsQuery } from '../api/own-listing-queries.ts'

const statusWords: Record<ListingStatus, string> = {
  draft: 'Draft. Only you can see it.',
  pending: 'In review. Only you can see it until then.',
  refused: 'Needs a change before it can be published.',
  published: 'Published.',
  paused: 'Paused. Only you can see it.',
  closed: 'Marked as permanently closed.',
  removed: 'Removed from the directory.',
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** How the listing stands, for its owner alone; for everyone else there is nothing. */
export function OwnerBar({ listingId }: { listingId: string }) {
  const exists = useKnownScreens()
  const own = ownListingOf(useQuery(ownListingsQuery).data, listingId)
  if (!own) return null
  const { listing, change, figures } = own
  const { id, status, reason, isOwnerSuspended } = listing
  const isPending = change?.status === 'pending'
  const withReason = reason && (status === 'refused' || status === 'removed')
  const edit = editListingPath(id)
  return (
    <Banner
      tone={status === 'published' ? 'info' : 'warning'}
      action={exists(edit) && status !== 'removed' && <ButtonLink to={edit}>Edit</ButtonLink>}
    >
      <p className="font-semibold">Your listing: {statusWords[status]}</p>
      {withReason && <p className="wrap-anywhere">{reason}</p>}
      {isOwnerSuspended && <p>It is hidden while your account is suspended.</p>}
      {isPending && <p>A change is being reviewed. Until then the page stays as it is.</p>}
      <p className="text-dim">
        Last 30 days: {counted(figures.views, 'visit', 'visits')},{' '}
        {counted(figures.reveals, 'contact shown', 'contacts shown')}
      </p>
    </Banner>
  )
}
