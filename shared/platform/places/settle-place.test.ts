import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countries, countryCode, countryName } from './countries.ts'
import { regionCode, regionsOf, usStates } from './regions.ts'
import { missingParts, type Place, settlePlace } from './settle-place.ts'

const empty: Place = { location: '', address: '', city: '', state: '', zip: '', country: 'United States' }
const mesa: Place = { ...empty, location: 'Mesa, AZ', city: 'Mesa', state: 'AZ' }

const problemsOf = (before: Place, edit: Partial<Place>) =>
  settlePlace(before, edit).problems.map(({ field }) => field)

test('a US address takes the states, the territories and the codes of the armed forces, by code or name', () => {
  for (const code of ['KY', 'DC', 'AA', 'AE', 'AP', 'PR', 'VI', 'GU', 'AS', 'MP']) {
    expect(settlePlace(empty, { state: code.toLowerCase() })).toMatchObject({
      place: { state: code },
      problems: [],
    })
  }
  expect(settlePlace(empty, { state: 'puerto rico' }).place.state).toBe('PR')
  expect(problemsOf(empty, { state: 'Kentuckee' })).toEqual(['state'])
  expect(usStates.map(([, name]) => name)).toEqual(usStates.map(([, name]) => name).toSorted())
})

test.each(['09012', '00901', '34001', '96201', '96799', '75201-1234'])('%s is a ZIP code', (zip) => {
  expect(problemsOf(empty, { zip })).toEqual([])
})

test.each(['752', '7520A', '75201-12'])('%s is no ZIP code', (zip) => {
  expect(problemsOf(empty, { zip })).toEqual(['zip'])
})

test('a country is one of the list, by code or name, and is stored by its name', () => {
  expect(settlePlace(empty, { country: 'ca' }).place.country).toBe('Canada')
  expect(settlePlace(empty, { country: 'Côte d’Ivoire' }).place.country).toBe('Côte d’Ivoire')
  expect(problemsOf(empty, { country: 'Neverland' })).toEqual(['country'])
  for (const odd of ['constructor', '__proto__', '']) expect(countryCode(odd)).toBeUndefined()
  expect(regionsOf('constructor')).toEqual([])
})

test('states and ZIP codes belong to the country: a member who moves enters them again', () => {
  expect(problemsOf({ ...mesa, zip: '85201' }, { country: 'Canada' })).toEqual(['state', 'zip'])
  expect(
    settlePlace(mesa, { country: 'Canada', city: 'Toronto', state: 'Ontario', zip: 'M5V 2T6' }),
  ).toMatchObject({
    place: { state: 'ON', location: 'Toronto, ON, Canada' },
    problems: [],
  })
  expect(settlePlace(mesa, { country: 'DE', city: 'Köln', state: 'NRW', zip: '50667' })).toMatchObject({
    place: { state: 'NRW', country: 'Germany' },
    problems: [],
  })
})

test('what was written before there were lists stays, word for word, until it is edited itself', () => {
  const text = fc.string({ maxLength: 20 })
  const places = fc.record({
    location: text,
    address: text,
    city: text,
    state: text,
    zip: text,
    country: text,
  })
  fc.assert(
    fc.property(places, text, (old, address) => {
      expect(settlePlace(old, { ...old, address })).toEqual({ place: { ...old, address }, problems: [] })
    }),
  )
  const old = { ...mesa, state: 'Kentuckee', zip: 'none', country: 'USA' }
  expect(problemsOf(old, { city: 'Louisville', country: 'United States' })).toEqual([])
  expect(settlePlace(old, { country: 'United States' }).place.country).toBe('USA')
})

test('the line that says where a person is follows from the place', () => {
  expect(settlePlace(empty, { city: 'Mesa', state: 'AZ' }).place.location).toBe('Mesa, AZ')
  expect(settlePlace(mesa, { city: '', state: '' }).place.location).toBe('')
  expect(settlePlace({ ...empty, location: 'Between two rivers' }, { zip: '85201' }).place.location).toBe(
    'Between two rivers',
  )
})

test('a place is complete with a country, a city, and a state where the country has them', () => {
  const missing = (place: Partial<Place>) => missingParts({ ...empty, ...place }).map(({ field }) => field)
  expect(missing({})).toEqual(['city', 'state'])
  expect(missing({ country: '', city: 'Mesa' })).toEqual(['country'])
  expect(missing({ country: 'Germany', city: 'Köln' })).toEqual([])
  expect(missing(mesa)).toEqual([])
})

test('the names of countries and states are all different, so that each leads back to its code', () => {
  for (const [code, name] of countries) expect([countryCode(name), countryName(code)]).toEqual([code, name])
  for (const country of ['US', 'CA'])
    for (const [code, name] of regionsOf(country)) expect(regionCode(country, name)).toBe(code)
})
