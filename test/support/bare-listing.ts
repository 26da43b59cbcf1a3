import type { Listing } from '#shared/directory/listings/listing.ts'

const since = '2026-01-01T00:00:00.000Z'

/** A complete draft, for rules that look at nothing else. */
export const bareListing = (more: Partial<Listing> = {}): Listing => ({
  id: 'lst_01ARZ3NDEKTSV4RRFFQ69G5FAA',
  businessName: 'Loud & Clear',
  listingType: 'retailer',
  summary: '',
  description: 'We sell, fit, and tune what makes music in a car, and show what it does on the meter.',
  place: { address1: '1 Main St', address2: '', city: 'Mesa', state: 'AZ', zip: '85201', hideStreet: false },
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
  status: 'draft',
  statusSince: since,
  source: 'owner',
  isVerified: false,
  isFresh: true,
  changedAt: since,
  createdAt: since,
  updatedAt: since,
  version: 1,
  ...more,
})
