import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { changedSearch, readFilter } from './address-filter.ts'

const fields = {
  q: z.optional(z.string().check(z.trim(), z.maxLength(8))),
  type: z.optional(z.enum(['retailer', 'competitor'])),
  day: z.optional(z.iso.date()),
  sort: z._default(z.enum(['created', 'name']), 'created'),
}
const read = (search: string) => readFilter(fields, new URLSearchParams(search))
const after = (search: string, changes: Parameters<typeof changedSearch<typeof fields>>[2]) =>
  String(changedSearch(fields, search, changes))

test('an address that makes no sense is the list as it begins', () => {
  expect(read('type=wizard&day=2026-02-30&sort=shoe&q=+&page=9')).toEqual({ sort: 'created' })
})

test('what makes sense is kept beside what does not', () => {
  expect(read('type=retailer&q=far too long&sort=name')).toEqual({ type: 'retailer', sort: 'name' })
})

test('a change keeps the others and leaves the beginning unnamed', () => {
  expect(after('?q=ann&sort=name', { type: 'retailer', sort: 'created' })).toBe('q=ann&type=retailer')
  expect(after('?q=ann', { q: '' })).toBe('')
})

test('what others keep in the address stays, and nonsense goes', () => {
  expect(after('?tab=transactions&type=wizard', { q: 'ann' })).toBe('tab=transactions&q=ann')
})
