import { expect, test } from 'vitest'
import { listTitle, organizationsPath, readFilters } from './organization-filters.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))

test('an address is read leniently: what cannot be a filter is left out', () => {
  expect(read('state=az&type=club&q=+bass+')).toEqual({ q: 'bass', type: 'club', state: 'AZ', cursor: '' })
  expect(read('state=AE&type=platform')).toEqual({ q: '', type: '', state: '', cursor: '' })
})

test('only what narrows the list stands in its address', () => {
  expect(organizationsPath({ q: '', type: 'promoter', state: '' })).toBe('/organizations?type=promoter')
  expect(organizationsPath({})).toBe('/organizations')
})

test('the list says what it shows', () => {
  expect(listTitle(read(''))).toBe('Organizations')
  expect(listTitle(read('type=sanctioning_body&state=AZ&q=bass'))).toBe(
    'Sanctioning bodies matching “bass” in Arizona',
  )
})
