import { expect, test } from 'vitest'
import { describeList, listTitle, pageHeading } from './list-title.ts'
import {
  countFolded,
  indexedPath,
  isNarrowed,
  listingsPath,
  noFilters,
  readFilters,
  widerThan,
} from './listing-filters.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))

test('an address names its filters, and the filters lead back to the address', () => {
  const search = 'near=75201&miles=25&services=tuning%2Cmarine&open=now&sort=rated'
  expect(listingsPath(read(search))).toBe(`/directory?${search}`)
  expect(listingsPath(read(''))).toBe('/directory')
})

test('what is checked several times in a form is one filter', () => {
  expect(read('services=tuning&services=marine&services=tuning').services).toBe('tuning,marine')
})

test('what is unknown is left out, and at most five of a kind are asked for', () => {
  const { services, type, state, miles } = read(
    'services=tuning,flying&type=bank&state=AE&miles=7&near=75201',
  )
  expect({ services, type, state, miles }).toEqual({ services: 'tuning', type: '', state: '', miles: '50' })
  const many = 'services=tuning,marine,wraps,rentals,training,repairs'
  expect(read(many).services.split(',').length).toBe(5)
})

test('without a place nothing is nearest, and the usual order is not named', () => {
  expect(read('sort=nearest').sort).toBe('')
  expect(read('near=75201&sort=nearest').sort).toBe('')
  expect(read('near=75201&sort=recommended').sort).toBe('recommended')
  expect(read('sort=recommended').sort).toBe('')
  expect(read('miles=250').miles).toBe('50')
})

test('the button of a phone counts each filter that it hides', () => {
  expect(countFolded(read('q=bass&near=75201'))).toBe(0)
  expect(countFolded(read(`state=TX&open=now&services=tuning,marine&featured=yes`))).toBe(5)
})

test('a place or a state alone does not narrow the list', () => {
  expect(isNarrowed(read('near=75201&miles=10&state=TX'))).toBe(false)
  expect(isNarrowed(read('open=now'))).toBe(true)
})

test('the next radius is wider, and nothing is wider than the widest', () => {
  expect(widerThan('50')).toBe('100')
  expect(widerThan('250')).toBeUndefined()
})

test('a type or a state alone is known to search engines, everything else as the whole list', () => {
  expect(indexedPath(read('state=TX'))).toBe('/directory?state=TX')
  expect(indexedPath(read('type=installer'))).toBe('/directory?type=installer')
  for (const search of ['', 'state=TX&type=installer', 'state=TX&open=now', 'near=75201', 'view=map'])
    expect(indexedPath(read(search))).toBe('/directory')
})

test('headings say what a list shows', () => {
  expect(pageHeading(noFilters)).toBe('Businesses')
  expect(pageHeading(read('state=TX'))).toBe('Car audio shops in Texas')
  expect(pageHeading(read('type=installer&state=PR'))).toBe('Car audio installers in Puerto Rico')
  expect(listTitle(read('q=bass&near=75201&miles=25'))).toBe(
    'Businesses matching “bass” within 25 miles of 75201',
  )
  expect(describeList(read('state=TX')).length).toBeLessThanOrEqual(155)
})
