import { expect, test } from 'vitest'
import type { OwnListing } from '#shared/directory/listings/own-contract.ts'
import { editedListing, type ListingValues, listingSchema, valuesOf } from './listing-values.ts'

const id = 'lst_01K6SVBBMVQV08ZP9V4C92E5J5' as const

const own = {
  listing: {
    id,
    businessName: 'Desert Bass Works',
    listingType: 'installer',
    summary: '',
    description: 'We build enclosures and tune what people bring along to the shop.',
    place: { address1: '4 Elm St', address2: '', city: 'Mesa', state: 'AZ', zip: '85201', hideStreet: false },
    serviceMiles: 40,
    timeZone: 'America/Phoenix',
    website: 'https://desert.example',
    phone: '+14805550100',
    email: '',
    services: ['tuning'],
    brands: [{ id: 'brn_01K6SVBBMVQV08ZP9V4C92E5J5', name: 'Ridge Audio' }],
    startingPriceCents: 9900,
    startingPriceFor: 'tuning',
    hours: [[], [[540, 1020]], [], [], [], [[1080, 1440]], [[0, 1440]]],
    specialDays: [{ on: '2026-12-24', hours: [] }],
    pictures: [],
    version: 3,
  },
  figures: { views: 0, reveals: 0 },
} as unknown as OwnListing

const written = (change: Partial<ListingValues> = {}, of: OwnListing | undefined = own) =>
  listingSchema.safeParse({ ...valuesOf(editedListing(of)), ...change })

const problems = (change: Partial<ListingValues>) =>
  written(change).error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a listing is sent as it was when nothing was typed', () => {
  const { data } = written()
  const { businessName, place, hours, specialDays, serviceMiles, startingPriceCents, timeZone } = own.listing
  expect(data).toMatchObject({
    businessName,
    place,
    hours,
    specialDays,
    serviceMiles,
    startingPriceCents,
    timeZone,
    phone: '(480) 555-0100',
    brands: ['brn_01K6SVBBMVQV08ZP9V4C92E5J5'],
  })
})

test('what waits for review stands in the form over what is live', () => {
  const waiting = {
    ...own,
    change: { to: { phone: '+14805550199', serviceMiles: null, pictures: ['pic_1'] }, note: 'New line' },
  } as unknown as OwnListing
  const values = valuesOf(editedListing(waiting))
  expect(values).toMatchObject({ phone: '(480) 555-0199', serviceMiles: '', note: 'New line' })
})

test('a business that stays where it is travels nowhere, and a state with one clock has no choice of it', () => {
  const { data } = written({
    listingType: 'retailer',
    place: { ...valuesOf(editedListing(own)).place, state: 'CA' },
  })
  expect(data?.serviceMiles).toBeUndefined()
  expect(data?.timeZone).toBeUndefined()
})

test('a website gets its beginning, and hours that are not there are left out', () => {
  const blank = valuesOf({})
  expect(written({ ...blank, businessName: 'Elm Audio', website: 'elm.example' }).data).toMatchObject({
    website: 'https://elm.example',
  })
  expect(written({ ...blank, businessName: 'Elm Audio' }).data).not.toHaveProperty('hours')
})

test('what cannot be read is named at its field', () => {
  const { place } = valuesOf(editedListing(own))
  expect(problems({ startingPriceCents: 'cheap' })).toEqual([
    ['startingPriceCents', 'Enter an amount, such as 99 or 99.50.'],
  ])
  expect(problems({ serviceMiles: 'far' })).toEqual([['serviceMiles', 'Enter whole miles, up to 250.']])
  expect(problems({ place: { ...place, pin: { lat: '33.4', lon: '' } } })).toEqual([
    ['place.pin.lat', 'Enter both numbers, such as 32.7767 and -96.7970.'],
  ])
  expect(problems({ businessName: 'X' })?.[0]?.[0]).toBe('businessName')
})
