import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { search } from '#shared/content/search/contract.ts'
import { readSearch, searchPath } from './search-address.ts'

test('a search written into an address is read from it again', () => {
  for (const asked of [{ q: 'a&b=c #1' }, { q: 'box', type: 'content' as const }, { q: '' }])
    expect(readSearch(new URL(searchPath(asked), 'https://boxrise.example').searchParams)).toEqual(asked)
})

test('whatever an address says, what is read from it is a valid request', () => {
  const text = fc.string({ unit: 'binary', maxLength: 100 })
  fc.assert(
    fc.property(text, text, (q, type) => {
      expect(z.safeParse(search.query, readSearch(new URLSearchParams({ q, type }))).success).toBe(true)
    }),
  )
})
