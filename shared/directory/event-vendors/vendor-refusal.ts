import { AppError } from '#shared/errors.ts'
import { mostVendorEvents, mostVendors } from './event-vendor.ts'

const conflict = (code: string, sentence: string) => () => new AppError('conflict', code, sentence)

/** The refusals of vendors at events, each with its sentence. */
export const vendorRefusal = {
  notFound: () => new AppError('not_found', 'vendor_not_found', 'This business has not asked to be there.'),
  eventClosed: conflict('event_not_upcoming', 'Vendors can only join a public event before it ends.'),
  notPublished: conflict('listing_not_live', 'Only a published listing can join an event.'),
  declined: conflict('vendor_declined', 'The organizer declined. Contact the organizer of the event.'),
  full: conflict(
    'too_many_vendors',
    `This event already has the maximum of ${mostVendors} vendors. Contact its organizer.`,
  ),
  tooManyEvents: conflict(
    'too_many_vendor_events',
    `A business can join ${mostVendorEvents} upcoming events. Withdraw from one first.`,
  ),
}
