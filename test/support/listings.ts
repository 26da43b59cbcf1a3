import { listings } from '#core/directory/listings/listings.ts'
import { withPosition } from '#core/directory/listings/with-position.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Listing, ListingPlace } from '#shared/directory/listings/listing.ts'
import { newId } from '#shared/ids.ts'

const createdAt = '2026-01-01T00:00:00.000Z'

/** Two letters are a term of the search, so that many listings stay cheap to index. */
export const listingName = () => `L${crypto.randomUUID().slice(0, 12)}`

type More = Partial<Omit<Listing, 'place'>> & { place?: Partial<ListingPlace> }

/** A published listing of nobody, in Mesa unless it is said otherwise. */
export async function aListing({ place, ...more }: More = {}): Promise<Listing> {
  const listing: Listing = {
    id: newId('lst', more.createdAt ?? createdAt),
    businessName: listingName(),
    listingType: 'retailer',
    summary: '',
    description: 'We sell, fit, and tune what makes music in a car, and show what it does on the meter.',
    place: {
      address1: '',
      address2: '',
      city: 'Mesa',
      state: 'AZ',
      zip: '85201',
      hideStreet: false,
      ...place,
    },
    website: 'https://shop.example',
    phone: '+16025550123',
    email: '',
    services: ['installation'],
    brands: [],
    startingPriceFor: '',
    specialDays: [],
    pictures: [],
    ratingSum: 0,
    ratingCount: 0,
    status: 'published',
    statusSince: createdAt,
    publishedAt: createdAt,
    source: 'admin',
    isVerified: false,
    isFresh: false,
    changedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
    version: 1,
    ...more,
  }
  return listing.point ? listing : withPosition(listing)
}

/** Stores a listing directly; the table stream then lists and counts it. */
export async function plantListing(more: More = {}): Promise<Listing> {
  const listing = await aListing(more)
  await commit(listings.put(listing, { absent: true }))
  return listing
}

/** Stores other values of a listing that was planted. */
export async function replantListing(before: Listing, more: Partial<Listing>): Promise<Listing> {
  const after = { ...before, ...more, version: before.version + 1 }
  await commit(listings.put(after, { version: before.version }))
  return after
}
