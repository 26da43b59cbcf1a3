import type { Listing } from '#shared/directory/listings/listing.ts'
import { isListed as isListedListing } from '#shared/directory/listings/public-listing.ts'
import type { Event } from '#shared/events/events/event.ts'
import { hasPage, isListed } from '#shared/events/events/public-event.ts'
import type { EventVendor } from './event-vendor.ts'
import { vendorRefusal } from './vendor-refusal.ts'

type Held = Pick<Event, 'status' | 'removed' | 'endsAt'>

/** True while an event has vendors: once it is over, cancelled, or off the site, it has none. */
export const hasVendors = (event: Held, now: string): boolean =>
  event.status === 'published' && hasPage(event) && event.endsAt !== undefined && now < event.endsAt

/** Refuses an event that no one can join, and a business that no one can find. */
export function assertJoins(
  event: Event,
  listing: Pick<Listing, 'status' | 'duplicateOf' | 'isOwnerSuspended'>,
  now: string,
): void {
  if (!isListed(event) || !hasVendors(event, now)) throw vendorRefusal.eventClosed()
  if (!isListedListing(listing)) throw vendorRefusal.notPublished()
}

type Asked = Pick<EventVendor, 'eventId' | 'listingId'> & { askedBy: NonNullable<EventVendor['askedBy']> }

/** A business that says it will be there. Who holds the event has no one to ask. */
export const newVendor = (
  asked: Asked,
  event: Pick<Event, 'ownerId'>,
  now: string,
): EventVendor & { status: 'waiting' | 'accepted' } => ({
  ...asked,
  createdAt: now,
  version: 1,
  ...(event.ownerId === asked.askedBy ? { status: 'accepted', decidedAt: now } : { status: 'waiting' }),
})

/** A vendor as the organizer decides; undefined where that is how it stands. */
export function decidedVendor(vendor: EventVendor, accepts: boolean, now: string): EventVendor | undefined {
  const status = accepts ? 'accepted' : 'declined'
  if (vendor.status === status) return undefined
  return { ...vendor, status, decidedAt: now, version: vendor.version + 1 }
}
