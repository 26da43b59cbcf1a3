import type { ListingStatus } from '#shared/directory/listings/listing.ts'
import type { Tone } from '#web/ui/badge.tsx'

type Words = { words: string; tone: Tone; next: string }

const listed: Words = { words: 'Listed', tone: 'success', next: 'Thank you. Everyone can find it now.' }
const notListed: Words = { words: 'Not listed', tone: 'neutral', next: 'We did not list this business.' }

/** The standing of a suggestion in the words of the person who made it. */
export const suggestionWords: Record<ListingStatus, Words> = {
  draft: notListed,
  pending: { words: 'In review', tone: 'info', next: 'We will review it and let you know.' },
  refused: notListed,
  published: listed,
  paused: { words: 'Accepted', tone: 'success', next: 'Its owner has hidden it for now.' },
  closed: { words: 'Closed', tone: 'neutral', next: 'This business is marked as permanently closed.' },
  removed: notListed,
}
