import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { AdminListing } from '#shared/directory/listings/admin-contract.ts'
import { blankListing, TypedFields, typedListing } from './typed-listing.ts'

const listing = {
  businessName: 'Loud Labs',
  listingType: 'installer',
  summary: '',
  description: 'We build and tune.',
  place: {
    address1: '1 Main St',
    address2: '',
    city: 'Dallas',
    state: 'TX',
    zip: '75201',
    hideStreet: true,
    pin: { lat: 32.7876, lon: -96.7994 },
  },
  serviceMiles: 25,
  timeZone: 'America/Chicago',
  website: 'https://loud.example',
  phone: '(214) 555-0100',
  email: '',
  services: ['tuning'],
  brands: [],
  startingPriceCents: 9950,
  startingPriceFor: 'tuning',
  hours: [[], [[540, 1020]], [[0, 1440]], [], [], [[1080, 1560]], []],
  specialDays: [{ on: '2026-12-25', hours: [] }],
} as unknown as AdminListing

test('the form of a listing says what the listing says', () => {
  expect(z.parse(TypedFields, typedListing(listing))).toEqual(listing)
})

test('what is left blank is not there', () => {
  const fields = z.parse(TypedFields, { ...blankListing, businessName: 'Loud Labs' })
  expect(fields).not.toHaveProperty('hours')
  expect(fields).not.toHaveProperty('serviceMiles')
  expect(fields.place).not.toHaveProperty('pin')
})

test('what cannot be read is named where it was typed', () => {
  const wrong = {
    ...typedListing(listing),
    startingPriceCents: 'much',
    specialDays: 'Christmas',
    hours: ['late', '', '', '', '', '', ''],
  }
  const parsed = z.safeParse(TypedFields, wrong)
  expect(parsed.error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'hours.0',
    'specialDays',
    'startingPriceCents',
  ])
})
