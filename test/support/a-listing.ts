import type { ListingChange } from '#shared/directory/listing-changes/listing-change.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'

const at = '2026-01-01T00:00:00.000Z'

/** A published listing with all that a review asks for. */
export const aListing = (more: Partial<Listing> = {}): Listing => ({
  id: 'lst_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  businessName: 'Wharf Nine Audio',
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
  phone: '',
  email: '',
  services: ['installation'],
  brands: [],
  startingPriceFor: '',
  specialDays: [],
  pictures: [],
  ratingSum: 0,
  ratingCount: 0,
  status: 'published',
  statusSince: at,
  publishedAt: at,
  source: 'owner',
  isVerified: false,
  isFresh: true,
  changedAt: at,
  createdAt: at,
  updatedAt: at,
  version: 1,
  ...more,
})

/** A change of it that waits. */
export const aChange = (more: Partial<ListingChange> = {}): ListingChange => ({
  listingId: aListing().id,
  by: '0b9d1d0e-7f2c-4f0e-9d56-6a4c2f8f1a11',
  kind: 'owner',
  from: {},
  to: {},
  note: '',
  status: 'pending',
  createdAt: at,
  version: 1,
  ...more,
})
