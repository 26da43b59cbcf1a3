import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listMembers } from '#shared/community/members/contract.ts'
import { directoryPath, directoryTitle, filterTypes, readFilters } from './directory-filters.ts'

const filtersOf = (path: string) => readFilters(new URL(path, 'https://boxrise.example').searchParams)

test('filters written into an address are read from it again', () => {
  const filters = fc.record({
    q: fc.constantFrom('', 'ann lee', 'a&b=c #1'),
    type: fc.constantFrom('' as const, ...filterTypes),
    state: fc.constantFrom('', 'TX', 'DC'),
    sort: fc.constantFrom('newest' as const, 'name' as const),
    cursor: fc.constantFrom('', 'YWJj'),
  })
  fc.assert(
    fc.property(filters, (chosen) => {
      const given = chosen.q ? { ...chosen, sort: 'newest' as const } : chosen
      expect(filtersOf(directoryPath(given))).toEqual(given)
    }),
  )
})

test('whatever an address says, the filters in it are a valid request', () => {
  const text = fc.string({ unit: 'binary', maxLength: 100 })
  fc.assert(
    fc.property(text, text, text, text, (q, type, state, sort) => {
      const filters = readFilters(new URLSearchParams({ q, type, state, sort }))
      const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
      expect(z.safeParse(listMembers.query, query).success).toBe(true)
    }),
  )
})

test('the defaults have the shortest address', () => {
  expect(directoryPath({ q: '', type: '', state: '', sort: 'newest', cursor: '' })).toBe('/members')
})

test('the list says what it shows', () => {
  expect(directoryTitle(filtersOf('/members'))).toBe('Members')
  expect(directoryTitle(filtersOf('/members?type=retailer&state=ky&q=bass'))).toBe(
    'Retailers matching “bass” in Kentucky',
  )
})

test('what is searched for comes by how well it matches, whatever the order was before', () => {
  expect(filtersOf('/members?q=bass&sort=name').sort).toBe('newest')
  expect(filtersOf('/members?sort=name').sort).toBe('name')
})
