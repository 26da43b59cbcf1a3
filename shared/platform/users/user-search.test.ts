import { expect, test } from 'vitest'
import { lookupTerm, matchesSearch, userSearch } from './user-search.ts'

const finds = (query: string, name: string, email: string) =>
  matchesSearch(userSearch(query), { name, email })

test('a search finds any part of a name, and of an address as it is typed', () => {
  expect(finds('son', 'Jason Reed', 'j@site.test')).toBe(true)
  expect(finds('reed jas', 'Jason Reed', 'j@site.test')).toBe(true)
  expect(finds('ember@', 'Tessa Lyle', 'member@demo.test')).toBe(true)
  expect(finds('EMBER@d', 'Tessa Lyle', 'member@demo.test')).toBe(true)
  expect(finds('tessa ember@', 'Tessa Lyle', 'member@demo.test')).toBe(true)
  expect(finds('ember@', 'Anselm Rook', 'anselm.rook@members.demo.test')).toBe(false)
  expect(finds('@members', 'Anselm Rook', 'anselm.rook@members.demo.test')).toBe(true)
})

test('the index is asked for the word that ends at an @, or else for the longest one', () => {
  const asked = (query: string) => lookupTerm(userSearch(query))
  expect(asked('ember@demonstration')).toEqual({ term: 'ember', whole: true })
  expect(asked('jason.reed@')).toEqual({ term: 'reed', whole: true })
  expect(asked('@demo')).toEqual({ term: 'demo', whole: false })
  expect(asked('jason reed')).toEqual({ term: 'jason', whole: false })
  expect(asked('a')).toBeUndefined()
  const long = 'abcdefghijklmnopqrstuvwxyz'
  expect(asked(`${long}@`)).toEqual({ term: long.slice(0, 20), whole: false })
})
