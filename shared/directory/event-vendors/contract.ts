import * as z from 'zod/mini'
import { listingParams } from '#shared/directory/listings/contract.ts'
import { ListingCard } from '#shared/directory/listings/listing-card.ts'
import { EventId, WholeEvent } from '#shared/events/events/event.ts'
import { eventParams } from '#shared/events/events/event-params.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { EventVendor } from './event-vendor.ts'

/** A vendor as everyone sees it. */
export const VendorCard = z.pick(ListingCard, {
  id: true,
  businessName: true,
  listingType: true,
  city: true,
  state: true,
  cover: true,
  logoUrl: true,
  isVerified: true,
})
export type VendorCard = z.infer<typeof VendorCard>

const path = '/api/directory/events/:eventId/vendors'
const vendorParams = z.strictObject({ ...eventParams.shape, ...listingParams.shape })

export const listEventVendors = route({
  name: 'listEventVendors',
  method: 'GET',
  path,
  auth: 'public',
  caching: 'revalidate',
  summary: 'The businesses that will be at an event, at most 20; none once it is over or cancelled',
  params: eventParams,
  response: z.object({ items: z.array(VendorCard) }),
  errors: ['event_not_found'],
  rateLimit: { max: 240, seconds: 60, per: 'ip' },
})

export const listOwnVendors = route({
  name: 'listOwnVendors',
  method: 'GET',
  path: `${path}/mine`,
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The published listings of the caller, and how each stands at an event',
  params: eventParams,
  response: z.object({
    items: z.array(
      z.object({
        ...z.pick(ListingCard, { id: true, businessName: true }).shape,
        vendor: z.optional(EventVendor),
      }),
    ),
  }),
  errors: ['event_not_found'],
})

export const askAsVendor = route({
  name: 'askAsVendor',
  method: 'PUT',
  path: `${path}/:listingId`,
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Say that a business will be at an event, for its owner. A second call changes nothing',
  params: vendorParams,
  response: EventVendor,
  errors: [
    'event_not_found',
    'listing_not_found',
    'listing_not_live',
    'event_not_upcoming',
    'vendor_declined',
    'too_many_vendors',
    'too_many_vendor_events',
    'version_conflict',
  ],
  rateLimit: { max: 60, seconds: 86_400, per: 'user' },
})

export const withdrawVendor = route({
  name: 'withdrawVendor',
  method: 'DELETE',
  path: `${path}/:listingId`,
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Say that a business will not be at an event, for its owner. A second call changes nothing',
  params: vendorParams,
  errors: ['listing_not_found', 'vendor_declined', 'version_conflict'],
})

/** A vendor as the organizer sees it; `isListed` while everyone does. */
export const ManagedVendor = z.object({
  ...z.pick(EventVendor, { status: true, createdAt: true, version: true }).shape,
  listing: VendorCard,
  isListed: z.boolean(),
})
export type ManagedVendor = z.infer<typeof ManagedVendor>

export const listManagedVendors = route({
  name: 'listManagedVendors',
  method: 'GET',
  path: `${path}/all`,
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary:
    'Who asked to be at an event, for its organizers: those who wait first, then those who are accepted',
  params: eventParams,
  query: z.strictObject(pageQuery(24)),
  response: Page(ManagedVendor),
  errors: ['event_not_found', 'not_organizer', 'invalid_cursor'],
})

export const decideVendor = route({
  name: 'decideVendor',
  method: 'POST',
  path: `${path}/:listingId/decision`,
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Accept or decline a vendor, for the organizers of the event; also one that was decided otherwise',
  params: vendorParams,
  body: z.strictObject({ accepts: z.boolean(), version: z.int().check(z.gte(1)) }),
  response: z.pick(EventVendor, { status: true, version: true }),
  errors: [
    'event_not_found',
    'not_organizer',
    'vendor_not_found',
    'event_not_upcoming',
    'too_many_vendors',
    'too_many_vendor_events',
    'version_conflict',
  ],
  rateLimit: { max: 240, seconds: 3600, per: 'user' },
})

/** An event where a business can be met. */
export const MeetingEvent = z.pick(WholeEvent, {
  id: true,
  title: true,
  venueName: true,
  city: true,
  state: true,
  country: true,
  startsOn: true,
  endsOn: true,
})
export type MeetingEvent = z.infer<typeof MeetingEvent>

export const listMeetingEvents = route({
  name: 'listMeetingEvents',
  method: 'GET',
  path: '/api/directory/:listingId/events',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The next public events where a business will be, at most five',
  params: listingParams,
  response: z.object({ items: z.array(MeetingEvent) }),
  errors: ['listing_not_found'],
  rateLimit: { max: 240, seconds: 60, per: 'ip' },
})

export const listVendorEvents = route({
  name: 'listVendorEvents',
  method: 'GET',
  path: '/api/directory/:listingId/events/own',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The events that a business asked to be at, for its owner, the newest request first',
  params: listingParams,
  query: z.strictObject(pageQuery(24)),
  response: Page(
    z.object({
      ...z.pick(EventVendor, { status: true }).shape,
      eventId: EventId,
      title: z.string(),
      startsOn: z.optional(z.iso.date()),
      endsOn: z.optional(z.iso.date()),
      /** It is still to come, and goes ahead. */
      isUpcoming: z.boolean(),
    }),
  ),
  errors: ['listing_not_found', 'invalid_cursor'],
})
