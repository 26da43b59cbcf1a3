import { listingKeys } from '#core/directory/listings/listing-keys.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { newListing } from '#core/directory/listings/new-listing.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Listing, ListingFields, ListingPlace } from '#shared/directory/listings/listing.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { newId } from '#shared/ids.ts'

const absent = { absent: true } as const

/** Two letters are a term of the search, so that many listings stay cheap to index. */
export const listingName = () => `L${crypto.randomUUID().slice(0, 12)}`

/** All that a review asks for, in Phoenix. */
export const listingFields = (more: Partial<ListingFields> = {}): ListingFields => ({
  businessName: listingName(),
  listingType: 'installer',
  summary: '',
  description: 'We install, tune, and repair car audio, and measure what someone brings along.',
  place: {
    address1: '12 Wharf Street',
    address2: '',
    city: 'Phoenix',
    state: 'AZ',
    zip: '85004',
    hideStreet: false,
  },
  website: 'https://shop.example',
  phone: '(602) 555-0100',
  email: '',
  services: ['installation', 'tuning'],
  brands: [],
  startingPriceFor: '',
  specialDays: [],
  ...more,
})

type More = Partial<Omit<Listing, 'ownerId' | 'place'>> & { place?: Partial<ListingPlace> }

/** Stores a listing directly: a published one, unless it is said otherwise, with the key of its name and place. */
export async function putListing(
  ownerId: string | undefined,
  { place, ...more }: More = {},
): Promise<Listing> {
  const createdAt = more.createdAt ?? '2026-06-01T00:00:00.000Z'
  const { brands: _, timeZone: __, ...fields } = listingFields({ phone: '+16025550100' })
  const begun = {
    id: more.id ?? (newId('lst', createdAt) as ListingId),
    status: 'published',
    source: ownerId ? 'owner' : 'admin',
    publishedAt: createdAt,
    ...(ownerId && { ownerId: ownerId as Listing['ownerId'] }),
  } as const
  const values = { ...fields, place: { ...fields.place, ...place } }
  const made: Listing = { ...(await newListing(begun, values, createdAt)), ...more }
  const neverPublished = made.status === 'draft' || made.status === 'pending' || made.status === 'refused'
  const { publishedAt: ___, ...unpublished } = made
  const listing: Listing = neverPublished && !more.publishedAt ? unpublished : made
  const { businessName: name, place: stored } = listing
  const holds = ['pending', 'published', 'paused'].includes(listing.status) && !listing.duplicateOf
  const key = { name, zip: stored.zip, listingId: listing.id, version: 1 }
  await commit(listings.put(listing, absent), ...(holds ? [listingKeys.put(key, absent)] : []))
  return listing
}

/** Stores other values of a stored listing, past every rule: what follows the table is to follow them. */
export async function replaceListing(before: Listing, more: Partial<Listing>): Promise<Listing> {
  const { version } = (await listings.get({ id: before.id }, { consistent: true })) ?? before
  const after = { ...before, ...more, version: version + 1 }
  await commit(listings.put(after, { version }))
  return after
}
