import type { Write } from '#core/platform/db/write.ts'
import { type EventVendor, takesPlace } from '#shared/directory/event-vendors/event-vendor.ts'
import { eventVendors } from './event-vendors.ts'
import { oneMoreVendor, oneVendorLess } from './vendor-counts.ts'
import { oneMoreEvent } from './vendor-events.ts'

/** The writes of a vendor that is new, or was decided, with the places that it takes or gives back. */
export async function saveVendor(
  before: EventVendor | undefined,
  after: EventVendor,
  now: string,
): Promise<Write[]> {
  const had = before !== undefined && takesPlace(before)
  const has = takesPlace(after)
  return [
    eventVendors.put(after, before ? { version: before.version } : { absent: true }),
    ...(has && !had ? [oneMoreVendor(after.eventId), await oneMoreEvent(after, now)] : []),
    ...(had && !has ? [oneVendorLess(after.eventId)] : []),
  ]
}

/** The writes that take a vendor away, whose place another may have. */
export const dropVendor = (vendor: EventVendor): Write[] => [
  eventVendors.delete(vendor),
  ...(takesPlace(vendor) ? [oneVendorLess(vendor.eventId)] : []),
]
