import { addTime } from '#shared/platform/time/add-time.ts'
import type { Listing } from './listing.ts'

type Standing = Pick<Listing, 'status' | 'statusSince' | 'duplicateOf' | 'isOwnerSuspended'>

const daysClosedShown = 365

/** True for what lists, the map, and the search show. */
export const isListed = ({ status, duplicateOf, isOwnerSuspended }: Omit<Standing, 'statusSince'>): boolean =>
  status === 'published' && !duplicateOf && !isOwnerSuspended

/** True for what everyone may open: the page of a closed business says so for a year. */
export const hasPage = (listing: Standing, now: string): boolean =>
  isListed(listing) ||
  (listing.status === 'closed' &&
    !listing.duplicateOf &&
    !listing.isOwnerSuspended &&
    now < addTime(listing.statusSince, { days: daysClosedShown }))

/** True while a listing stands before others: the time alone decides. */
export const isFeatured = ({ featuredUntil }: Pick<Listing, 'featuredUntil'>, now: string): boolean =>
  featuredUntil !== undefined && featuredUntil > now

const sentence = /^.+?[.!?](?=\s|$)/s
const longestSummary = 160

/** A few words about a business: its own, else the first sentence of its description. */
export function summaryOf({ summary, description }: Pick<Listing, 'summary' | 'description'>): string {
  if (summary) return summary
  const first = (sentence.exec(description)?.[0] ?? description).replace(/\s+/g, ' ').trim()
  const letters = [...first]
  return letters.length <= longestSummary ? first : `${letters.slice(0, longestSummary - 1).join('')}…`
}

/** What someone who suggested a listing reads of its place: a street that they named, until it has an owner. */
export function placeForSuggester({ place, ownerId }: Pick<Listing, 'place' | 'ownerId'>): Listing['place'] {
  if (!ownerId && !place.hideStreet) return place
  const { pin: _, ...rest } = place
  return { ...rest, address1: '', address2: '' }
}
