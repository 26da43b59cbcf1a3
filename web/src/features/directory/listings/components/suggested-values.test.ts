import { expect, test } from 'vitest'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { aListing } from '#test/support/a-listing.ts'
import {
  type SuggestedValues,
  suggestedChange,
  suggestedSchema,
  suggestedValues,
} from './suggested-values.ts'

const nine: [number, number][] = [[540, 1020]]
const week = [[], nine, nine, nine, nine, nine, []]
const { place, ...fields } = aListing({ services: ['installation', 'tuning'], hours: week })
const listing = {
  ...fields,
  street: ['12 Wharf Street', 'Rear'],
  city: place.city,
  state: place.state,
  zip: place.zip,
} as unknown as PublicListing
const note = 'I was there yesterday.'
const asked = (more: Partial<SuggestedValues> = {}, of = listing) =>
  suggestedChange(of, { ...suggestedValues(of), note, ...more })
const range = (opens: string, closes: string) => [{ opens, closes, allDay: false }]

test('what stays as it is on the page is not sent, in whatever order services are chosen', () => {
  expect(asked()).toEqual({ note })
  expect(asked({ services: ['tuning', 'installation'] })).toEqual({ note })
  const { hours } = suggestedValues(listing)
  expect(asked({ hours: hours.with(1, range('9', '5p')) })).toEqual({ note })
})

test('services and hours are sent as a whole once something of them differs, and hours that are gone as none', () => {
  expect(asked({ services: ['tuning'] })).toEqual({ services: ['tuning'], note })
  const { hours } = suggestedValues(listing)
  expect(asked({ hours: hours.with(6, range('10', '2 pm')) })).toEqual({
    hours: [[], nine, nine, nine, nine, nine, [[600, 840]]],
    note,
  })
  expect(asked({ hours: hours.map(() => []) })).toEqual({ hours: null, note })
  const { hours: _, ...bare } = listing
  expect(asked({}, bare as PublicListing)).toEqual({ note })
})

test('a street or a city changes the place as a whole, with the line that the form does not show', () => {
  expect(asked({ city: 'Tempe' }).place).toEqual({
    address1: '12 Wharf Street',
    address2: 'Rear',
    city: 'Tempe',
    state: 'AZ',
    zip: '85004',
    hideStreet: false,
  })
})

test('hours that cannot be read say so at their field', () => {
  const { hours } = suggestedValues(listing)
  const typed = { ...suggestedValues(listing), note, hours: hours.with(1, range('soon', '5 pm')) }
  const { error } = suggestedSchema.safeParse(typed)
  expect(error?.issues.map(({ path }) => path)).toEqual([['hours', 1, 0, 'opens']])
})
