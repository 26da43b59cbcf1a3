import { eventVendors } from '#core/directory/event-vendors/event-vendors.ts'
import { vendorCounts } from '#core/directory/event-vendors/vendor-counts.ts'
import { vendorEvents } from '#core/directory/event-vendors/vendor-events.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { demoDirectory } from './demo-directory.ts'
import { demoVendors } from './demo-vendors.ts'

const absent = { absent: true } as const

/** The businesses that will be at events of the demo, and those that ask. */
export const seed = async (now: string, size: SeedSize) => {
  const { listings } = await demoDirectory(now, size)
  const all = demoVendors(listings, now)
  return [
    ...all.map((vendor) => eventVendors.put(vendor, absent)),
    ...[...Map.groupBy(all, ({ eventId }) => eventId)].map(([eventId, own]) =>
      vendorCounts.put({ eventId, count: own.length, version: 1 }, absent),
    ),
    ...[...Map.groupBy(all, ({ listingId }) => listingId)].map(([listingId, own]) =>
      vendorEvents.put({ listingId, eventIds: own.map(({ eventId }) => eventId), version: 1 }, absent),
    ),
  ]
}
