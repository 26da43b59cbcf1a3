import { expect, test } from 'vitest'
import {
  countFolded,
  indexedPath,
  isSearch,
  itemsPath,
  noFilters,
  readFilters,
  widerThan,
} from './item-filters.ts'
import { describeItems, listTitle, pageHeading } from './items-title.ts'
import { searchedFor } from './searched-for.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))

test('an address holds what is set, and reads back as the same', () => {
  const search =
    'q=bass&category=amplifiers&near=75201&miles=25&condition=good&from=50&to=499.5&delivery=ships&dropped=yes&sort=price_up'
  expect(itemsPath(read(search))).toBe(`/marketplace?${search}`)
  expect(itemsPath(read(''))).toBe('/marketplace')
})

test('what is unknown is left out', () => {
  const { category, condition, state, miles, from, to } = read(
    'category=boats&condition=broken&state=AE&near=75201&miles=7&from=cheap&to=-5',
  )
  expect({ category, condition, state, miles, from, to }).toEqual({
    category: '',
    condition: '',
    state: '',
    miles: '50',
    from: '',
    to: '',
  })
})

test('prices are read as people type them, up to $100,000', () => {
  expect(read('from=%241,200.50&to=%24 2000')).toMatchObject({ from: '1200.5', to: '2000' })
  expect(read('from=100001&to=12.345')).toMatchObject({ from: '', to: '' })
})

test('the server is asked in cents, and for a radius only around a place', () => {
  expect(searchedFor(read('from=19.99&to=20&near=75201&miles=100&dropped=yes'))).toEqual({
    from: 1999,
    to: 2000,
    near: '75201',
    miles: 100,
    dropped: 'yes',
  })
  expect(searchedFor(read('miles=100'))).toEqual({})
})

test('without a place nothing is nearest, and the usual order is not named', () => {
  expect(read('sort=nearest').sort).toBe('')
  expect(read('near=75201&sort=nearest').sort).toBe('')
  expect(read('near=75201&sort=newest').sort).toBe('newest')
  expect(read('sort=newest').sort).toBe('')
  expect(read('miles=250').miles).toBe('50')
})

test('the button of a phone counts each filter that it hides', () => {
  expect(countFolded(read('q=bass&near=75201'))).toBe(0)
  expect(countFolded(read('state=TX&category=wiring&from=5&to=10&dropped=yes'))).toBe(4)
})

test('an order or a page is no search to save', () => {
  expect(isSearch(read('sort=price_up&cursor=abc'))).toBe(false)
  expect(isSearch(read('near=75201'))).toBe(true)
  expect(isSearch(read('to=100'))).toBe(true)
})

test('the next radius is wider, and nothing is wider than the widest', () => {
  expect(widerThan('50')).toBe('100')
  expect(widerThan('250')).toBeUndefined()
})

test('a category or a state alone is known to search engines, everything else as the whole list', () => {
  expect(indexedPath(read('state=TX'))).toBe('/marketplace?state=TX')
  expect(indexedPath(read('category=wiring'))).toBe('/marketplace?category=wiring')
  expect(indexedPath(read('category=wiring&cursor=abc'))).toBe('/marketplace?category=wiring')
  for (const search of ['', 'state=TX&category=wiring', 'state=TX&to=100', 'near=75201', 'sort=price_up'])
    expect(indexedPath(read(search))).toBe('/marketplace')
})

test('headings say what a list shows', () => {
  expect(pageHeading(noFilters)).toBe('Marketplace')
  expect(pageHeading(read('state=TX'))).toBe('Car audio for sale in Texas')
  expect(pageHeading(read('category=head_units&state=PR'))).toBe('Head units for sale in Puerto Rico')
  expect(listTitle(read('q=bass&near=75201&miles=25'))).toBe(
    'For sale matching “bass” within 25 miles of 75201',
  )
  expect(describeItems(read('category=batteries_alternators&state=DC')).length).toBeLessThanOrEqual(155)
})
