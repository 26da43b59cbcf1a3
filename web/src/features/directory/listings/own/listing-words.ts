import type { ListingStatus } from '#shared/directory/listings/listing.ts'
import type { Tone } from '#web/ui/badge.tsx'

/** The standing of a listing in the words of its owner. */
export const statusWords: Record<ListingStatus, { words: string; tone: Tone }> = {
  draft: { words: 'Draft', tone: 'neutral' },
  pending: { words: 'In review', tone: 'info' },
  refused: { words: 'Rejected', tone: 'warning' },
  published: { words: 'Live', tone: 'success' },
  paused: { words: 'Paused', tone: 'neutral' },
  closed: { words: 'Closed', tone: 'neutral' },
  removed: { words: 'Removed', tone: 'danger' },
}

/** Where the owner of a draft goes on with it, also before their profile is complete. */
export const draftPath = (listingId: string): string => `/directory/create?id=${listingId}`
