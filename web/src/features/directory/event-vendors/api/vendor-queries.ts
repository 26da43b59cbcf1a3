import {
  listEventVendors,
  listManagedVendors,
  listMeetingEvents,
  listOwnVendors,
  listVendorEvents,
} from '#shared/directory/event-vendors/contract.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import type { Event } from '#shared/events/events/event.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

const noun = 'eventVendors'

/** The businesses that will be at an event. */
export const eventVendorsQuery = (eventId: Event['id']) =>
  query(noun, listEventVendors, { params: { eventId } })

/** The listings of the member, and how each stands at an event. */
export const ownVendorsQuery = (eventId: Event['id']) => query(noun, listOwnVendors, { params: { eventId } })

/** Who asked to be at an event, for its organizers. */
export const managedVendorsQuery = (eventId: Event['id']) =>
  pagesQuery(listManagedVendors, { key: [noun, listManagedVendors.name, eventId], params: { eventId } })

/** The next events where a business can be met. */
export const meetingEventsQuery = (listingId: ListingId) =>
  query(noun, listMeetingEvents, { params: { listingId } })

/** The events that a business asked to be at, for its owner. */
export const vendorEventsQuery = (listingId: ListingId) =>
  pagesQuery(listVendorEvents, { key: [noun, listVendorEvents.name, listingId], params: { listingId } })
