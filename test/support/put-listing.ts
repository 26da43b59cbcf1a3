import { listings } from '#core/directory/listings/listings.ts'
import { newListing } from '#core/directory/listings/new-listing.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import type { WeekHours } from '#shared/directory/listings/opening-hours.ts'
import { newId } from '#shared/ids.ts'

const always = Array.from({ length: 7 }, () => [[0, 1440]]) as WeekHours

/** Stores a listing directly: a published installer in Dallas that never closes, unless it is said otherwise. */
export async function putListing(more: Partial<Listing> = {}): Promise<Listing> {
  const now = '2026-01-05T12:00:00.000Z'
  const begun = await newListing(
    { id: newId('lst', now) as Listing['id'], status: 'published', source: 'admin', publishedAt: now },
    {
      businessName: `L${crypto.randomUUID().slice(0, 12)}`,
      listingType: 'installer',
      description: 'We install what you bring along and measure what comes out of it.',
      place: {
        address1: '1200 Elm Street',
        address2: '',
        city: 'Dallas',
        state: 'TX',
        zip: '75201',
        hideStreet: false,
      },
      phone: '+12145550123',
      email: 'shop@listing.example',
      website: 'https://listing.example',
      services: ['installation', 'tuning'],
      hours: always,
    },
    now,
  )
  const listing = { ...begun, ...more }
  await commit(listings.put(listing, { absent: true }))
  return listing
}
