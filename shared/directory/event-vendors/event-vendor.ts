import * as z from 'zod/mini'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { EventId } from '#shared/events/events/event.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** `waiting` for the organizer of the event, who may also decline one that was accepted, and accept it again. */
export const VendorStatus = z.enum(['waiting', 'accepted', 'declined'])
export type VendorStatus = z.infer<typeof VendorStatus>

/** That a business will be at an event. */
export const EventVendor = z.object({
  eventId: EventId,
  listingId: ListingId,
  status: VendorStatus,
  /** The member who asked for the business; gone once they have left. */
  askedBy: z.optional(UserId),
  createdAt: z.iso.datetime(),
  decidedAt: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type EventVendor = z.infer<typeof EventVendor>

/** Those who wait and those who are accepted, at one event. */
export const mostVendors = 20

/** The events to come of one business, where it waits or is accepted. */
export const mostVendorEvents = 10

/** The events that the page of a business names. */
export const mostMeetings = 5

/** One that was declined takes no place. */
export const takesPlace = ({ status }: Pick<EventVendor, 'status'>): boolean => status !== 'declined'
