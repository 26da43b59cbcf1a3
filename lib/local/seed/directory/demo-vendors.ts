import { demoEvents } from '#lib/local/seed/events/demo-events.ts'
import type { EventVendor, VendorStatus } from '#shared/directory/event-vendors/event-vendor.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

type Wish = { listing: string; event: string; status: VendorStatus; days: number }

const wishes: readonly Wish[] = [
  { listing: 'Trinity Meter Yard', event: 'Evening Pressure Night', status: 'accepted', days: 8 },
  { listing: 'Preston Panelworks', event: 'Evening Pressure Night', status: 'accepted', days: 6 },
  { listing: 'Bay Four Audio', event: 'Winter Warm-Up', status: 'waiting', days: 1 },
]

/** Two vendors of the next event in Dallas, and a shop that waits for the organizer of the demo. */
export function demoVendors(listings: readonly Listing[], now: string): EventVendor[] {
  const events = demoEvents(now)
  return wishes.flatMap(({ listing: name, event: title, status, days }) => {
    const listing = listings.find(({ businessName }) => businessName === name)
    const event = events.find((one) => one.title === title)
    if (!listing?.ownerId || !isListed(listing) || !event) return []
    const createdAt = addTime(now, { days: -days })
    return [
      {
        eventId: event.id,
        listingId: listing.id,
        status,
        askedBy: listing.ownerId,
        createdAt,
        ...(status !== 'waiting' && { decidedAt: addTime(createdAt, { hours: 5 }) }),
        version: 1,
      },
    ]
  })
}
