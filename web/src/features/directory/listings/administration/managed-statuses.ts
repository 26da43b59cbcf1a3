import type { Listing } from '#shared/directory/listings/listing.ts'

/** The statuses of listings in the words of administrators. */
export const managedStatuses: Record<Listing['status'], string> = {
  published: 'Published',
  pending: 'Pending',
  refused: 'Rejected',
  draft: 'Draft',
  paused: 'Paused',
  closed: 'Closed',
  removed: 'Removed',
}
