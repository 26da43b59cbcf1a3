import { eventVendors } from '#core/directory/event-vendors/event-vendors.ts'
import { saveVendor } from '#core/directory/event-vendors/save-vendor.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { EventVendor } from '#shared/directory/event-vendors/event-vendor.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import type { Event } from '#shared/events/events/event.ts'

/** The request about a business at an event. */
export const atEvent = ({ id: eventId }: Pick<Event, 'id'>, { id: listingId }: Pick<Listing, 'id'>) => ({
  params: { eventId, listingId },
})

/** Stores that the owner of a business asked to be at an event, with the place that it takes. */
export async function putVendor(
  event: Pick<Event, 'id'>,
  listing: Pick<Listing, 'id' | 'ownerId'>,
  more: Partial<EventVendor> = {},
): Promise<EventVendor> {
  const now = new Date().toISOString()
  const vendor: EventVendor = {
    eventId: event.id,
    listingId: listing.id,
    status: 'waiting',
    ...(listing.ownerId && { askedBy: listing.ownerId }),
    createdAt: now,
    version: 1,
    ...more,
  }
  await commit(...(await saveVendor(undefined, vendor, now)))
  return vendor
}

export const vendorNow = (event: Pick<Event, 'id'>, listing: Pick<Listing, 'id'>) =>
  eventVendors.get(atEvent(event, listing).params, { consistent: true })
