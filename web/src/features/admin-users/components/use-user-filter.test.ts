import { expect, test } from 'vitest'
import { changedSearch, readUserFilter } from './use-user-filter.ts'

test('an address that makes no sense is the list as it begins', () => {
  const search = new URLSearchParams('type=wizard&status=&sort=shoe&direction=up&q=+&page=9')
  expect(readUserFilter(search)).toEqual({ q: undefined, sort: 'created', direction: 'desc' })
})

test('what makes sense is kept beside what does not', () => {
  const search = new URLSearchParams('type=retailer&status=gone&q=ann&sort=name&direction=asc')
  expect(readUserFilter(search)).toEqual({ type: 'retailer', q: 'ann', sort: 'name', direction: 'asc' })
})

test('a change keeps the others and leaves the beginning unnamed', () => {
  expect(changedSearch('?q=ann&type=retailer&sort=name', { status: 'active', sort: 'created' })).toEqual({
    q: 'ann',
    type: 'retailer',
    status: 'active',
  })
  expect(changedSearch('?q=ann', { q: '' })).toEqual({})
})
