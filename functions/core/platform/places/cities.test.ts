import { expect, test } from 'vitest'
import { citiesCalled, findCities } from './cities.ts'
import { cityList } from './city-list.ts'

const named = (typed: string, most = 3) =>
  findCities(typed, most).map(({ name, state }) => `${name}, ${state}`)

test.each([
  ['dallas tx', 'Dallas, TX'],
  ['Dallas, Texas', 'Dallas, TX'],
  ['dal', 'Dallas, TX'],
  ['new york', 'New York, NY'],
  ['kansas city mo', 'Kansas City, MO'],
  ['st. louis', 'Saint Louis, MO'],
  ['ft worth', 'Fort Worth, TX'],
  ['charleston west virginia', 'Charleston, WV'],
  ['washington dc', 'Washington, DC'],
])('%s is first of all %s', (typed, first) => {
  expect(named(typed)[0]).toBe(first)
})

test('a name that many cities have leads to each of them by its state', () => {
  expect(citiesCalled('Springfield')).toHaveLength(24)
  expect(citiesCalled('springfield mo').map(({ state }) => state)).toEqual(['MO'])
})

test('a city is where it is', () => {
  expect(citiesCalled('Dallas, TX')[0]).toMatchObject({ lat: 32.79, lon: -96.79 })
})

test('every city is found by its whole name and state', () => {
  const lost = cityList.filter(
    ({ name, state }) => !citiesCalled(`${name}, ${state}`).some((city) => city.state === state),
  )
  expect(lost).toEqual([])
})

test('what no city begins with finds none', () => {
  expect(named('zzyzx qq')).toEqual([])
  expect(citiesCalled('TX')).toEqual([])
  expect(citiesCalled('')).toEqual([])
})
