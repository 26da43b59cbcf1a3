import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countableQuery } from './countable-query.ts'

test.each([
  ['  Sound  QUALITY ', 'sound quality'],
  ['15" ported 1200 W', '15 ported 1200 w'],
  ['Café', 'cafe'],
  ['低', '低'],
  ['4 ohm or 2 ohm', '4 ohm or 2 ohm'],
])('%j is counted as %j', (query, counted) => {
  expect(countableQuery(query)).toBe(counted)
})

test.each([
  ['an email address', 'ann.lee@example.org'],
  ['an escaped email address', 'ann%40example.org'],
  ['a web address', 'https://example.org/ann'],
  ['a domain', 'annlee.com'],
  ['a street', '1208 West Oak Street'],
  ['a street in short', '12 Main St, Mesa'],
  ['a telephone number', 'call (214) 555-0100'],
  ['a telephone number in full', '+1 214 555 0100'],
  ['a telephone number in wide digits', '２１４５５５０１００'],
  ['digits', '2027'],
  ['digits with spaces', '20 27'],
  ['one letter', 'a'],
  ['nothing', ' !! '],
  ['a long text', 'word '.repeat(14)],
])('%s is never counted: %j', (_, query) => {
  expect(countableQuery(query)).toBeUndefined()
})

test('no address of a person is counted, wherever it was typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, address, after) => {
      expect(countableQuery(`${before}${address}${after}`)).toBeUndefined()
    }),
  )
})
