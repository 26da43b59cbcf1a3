import * as z from 'zod/mini'
import { events } from '#core/events/events/events.ts'
import { entity } from '#core/platform/db/entity.ts'
import { getTogether } from '#core/platform/db/get-together.ts'
import type { Write } from '#core/platform/db/write.ts'
import { hasVendors } from '#shared/directory/event-vendors/decided-vendor.ts'
import {
  type EventVendor,
  mostVendorEvents,
  takesPlace,
} from '#shared/directory/event-vendors/event-vendor.ts'
import { vendorRefusal } from '#shared/directory/event-vendors/vendor-refusal.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { type Event, EventId } from '#shared/events/events/event.ts'
import { eventVendors } from './event-vendors.ts'

/**
 * The events that a business joined last: one row, so that of many at once no more than allowed come through. Those that
 * have ended stay until the next one is joined.
 */
export const vendorEvents = entity({
  name: 'vendor-events',
  erasure: 'impersonal',
  schema: z.object({ listingId: ListingId, eventIds: z.array(EventId), version: z.int() }),
  key: ({ listingId }: { listingId: string }) => ({ pk: `LISTING#${listingId}`, sk: 'VENDOR_EVENTS' }),
})

type Joined = { event: Event; vendor: EventVendor }

/** The events to come where a business waits or is accepted, as they are now. */
async function joinedOf(
  listingId: string,
  eventIds: readonly string[],
  now: string,
  options: { consistent: boolean },
): Promise<Joined[]> {
  const keys = eventIds.flatMap((eventId) => [
    events.key({ id: eventId }),
    eventVendors.key({ eventId, listingId }),
  ])
  const found = await getTogether(keys, options)
  const vendorOf = new Map(found(eventVendors).map((vendor) => [vendor.eventId, vendor]))
  return found(events).flatMap((event) => {
    const vendor = vendorOf.get(event.id)
    return vendor && takesPlace(vendor) && hasVendors(event, now) ? [{ event, vendor }] : []
  })
}

/** The events to come of a business; it has joined no others. */
export async function eventsJoinedBy(listingId: string, now: string): Promise<Joined[]> {
  const known = await vendorEvents.get({ listingId })
  return joinedOf(listingId, known?.eventIds ?? [], now, { consistent: false })
}

/** One more event for a business, unless it has joined as many as it may. */
export async function oneMoreEvent(
  { listingId, eventId }: Pick<EventVendor, 'listingId' | 'eventId'>,
  now: string,
): Promise<Write> {
  const known = await vendorEvents.get({ listingId }, { consistent: true })
  const others = (known?.eventIds ?? []).filter((id) => id !== eventId)
  const joined = await joinedOf(listingId, others, now, { consistent: true })
  if (joined.length >= mostVendorEvents) throw vendorRefusal.tooManyEvents()
  const eventIds = [...joined.map(({ event }) => event.id), eventId]
  return vendorEvents.put(
    { listingId, eventIds, version: (known?.version ?? 0) + 1 },
    known ? { version: known.version } : { absent: true },
  )
}
