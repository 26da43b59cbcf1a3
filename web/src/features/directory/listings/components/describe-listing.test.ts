import { expect, test } from 'vitest'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { describeListing, listingStructuredData } from './describe-listing.ts'
import { addressLines, directionsTo } from './listing-place.ts'

const shop: PublicListing = {
  id: `lst_${'0'.repeat(26)}` as PublicListing['id'],
  businessName: 'Quiet Corner Audio',
  listingType: 'installer',
  description: 'We install what you bring.',
  summary: 'We install what you bring.',
  services: ['installation'],
  brands: [],
  startingPriceFor: '',
  hours: [[], [[540, 1050]], [], [], [], [[1080, 1560]], [[0, 1440]]],
  specialDays: [{ on: '2026-12-24', hours: [] }],
  timeZone: 'America/Chicago',
  pictures: [{ id: 'a', src: '/media/a-1600.webp', alt: 'The bay', width: 1600, height: 1200 }],
  ratingSum: 13,
  ratingCount: 3,
  isVerified: true,
  updatedAt: '2026-11-01T00:00:00.000Z',
  website: 'https://quiet.example',
  status: 'published',
  street: ['12 Elm St'],
  city: 'Dallas',
  state: 'TX',
  zip: '75201',
  point: { lat: 32.7883, lon: -96.7996, precision: 'zip' },
  hasPhone: true,
  hasEmail: true,
  isOwned: true,
  isFeatured: false,
  nearby: [],
}

const described = (listing: PublicListing) =>
  (listingStructuredData(listing, 'https://boxrise.example') as { '@graph': [Record<string, unknown>] })[
    '@graph'
  ][0]

test('search engines learn the type, the place, the hours, and the rating, and no phone number', () => {
  const { openingHoursSpecification: hours, ...business } = described(shop)
  expect(business).toMatchObject({
    '@type': 'AutoRepair',
    address: { streetAddress: '12 Elm St', addressLocality: 'Dallas', postalCode: '75201' },
    aggregateRating: { ratingValue: '4.3', reviewCount: 3 },
    image: ['https://boxrise.example/media/a-1600.webp'],
  })
  expect(business).not.toHaveProperty('telephone')
  expect(hours).toMatchObject([
    { dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '17:30' },
    { dayOfWeek: 'https://schema.org/Friday', opens: '18:00', closes: '02:00' },
    { dayOfWeek: 'https://schema.org/Saturday', opens: '00:00', closes: '23:59' },
    { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '00:00', closes: '00:00' },
  ])
})

test('without reviews there is no rating, and a hidden street is in no data', () => {
  const data = described({ ...shop, ratingSum: 0, ratingCount: 0, street: [] })
  expect(data).not.toHaveProperty('aggregateRating')
  expect(JSON.stringify(data)).not.toContain('Elm')
})

test('a maker is an organization, without opening hours', () => {
  const data = described({ ...shop, listingType: 'manufacturer' })
  expect(data['@type']).toBe('Organization')
  expect(data).not.toHaveProperty('openingHoursSpecification')
})

test('a description is short, and says first that a business is closed', () => {
  const long = { ...shop, summary: 'Bass '.repeat(60), status: 'closed' as const }
  expect(describeListing(long)).toMatch(
    /^Permanently closed\. Quiet Corner Audio, Installer in Dallas, TX\. Bass/,
  )
  expect(describeListing(long).length).toBeLessThanOrEqual(155)
})

test('directions lead to the street, or to the town where the street is hidden', () => {
  expect(addressLines(shop)).toEqual(['12 Elm St', 'Dallas, TX 75201'])
  expect(decodeURIComponent(directionsTo(shop))).toContain('Quiet Corner Audio, 12 Elm St, Dallas, TX 75201')
  expect(decodeURIComponent(directionsTo({ ...shop, street: [] }))).toMatch(/query=Dallas, TX 75201$/)
})
