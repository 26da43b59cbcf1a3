import { entity } from '#core/platform/db/entity.ts'
import { EventVendor } from '#shared/directory/event-vendors/event-vendor.ts'

export const vendorsOfEvent = (eventId: string) => `EVT#${eventId}#VENDORS`
export const eventsOfVendor = (listingId: string) => `LISTING#${listingId}#VENDOR`
export const vendorsAskedBy = (userId: string) => `VENDORS_BY#${userId}`

/** The order of an event: who waits for its organizer, who is there, who was declined. */
export const vendorOrder = { waiting: '1#', accepted: '2#', declined: '3#' } as const

/**
 * The businesses that asked to be at each event. `gsi1` lists those of an event by status and time, `gsi2` the events of
 * a business, `gsi3` what a member asked for.
 */
export const eventVendors = entity({
  name: 'event-vendor',
  erasure: 'by its noun',
  schema: EventVendor,
  key: ({ eventId, listingId }: { eventId: string; listingId: string }) => ({
    pk: `EVT#${eventId}`,
    sk: `VENDOR#${listingId}`,
  }),
  gsi1: ({ eventId, listingId, status, createdAt }) => ({
    pk: vendorsOfEvent(eventId),
    sk: `${vendorOrder[status]}${createdAt}#${listingId}`,
  }),
  gsi2: ({ eventId, listingId, createdAt }) => ({
    pk: eventsOfVendor(listingId),
    sk: `${createdAt}#${eventId}`,
  }),
  gsi3: ({ eventId, listingId, askedBy }) =>
    askedBy ? { pk: vendorsAskedBy(askedBy), sk: `${eventId}#${listingId}` } : undefined,
})
