import type { Listing } from '#shared/directory/listings/listing.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { managedStatuses } from './managed-statuses.ts'

const tones: Record<Listing['status'], Tone> = {
  draft: 'neutral',
  pending: 'info',
  refused: 'warning',
  published: 'success',
  paused: 'neutral',
  closed: 'neutral',
  removed: 'danger',
}

/** The standing of a listing, in a word. */
export const ListingStatusBadge = ({ listing }: { listing: Pick<Listing, 'status' | 'duplicateOf'> }) =>
  listing.duplicateOf ? (
    <Badge>Merged</Badge>
  ) : (
    <Badge tone={tones[listing.status]}>{managedStatuses[listing.status]}</Badge>
  )
