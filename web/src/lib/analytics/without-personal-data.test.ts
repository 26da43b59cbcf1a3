import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutPersonalData } from './without-personal-data.ts'

test('no address of a person is counted, wherever it was typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.emailAddress(), fc.string(), (before, address, after) => {
      const { search_term } = withoutPersonalData({ search_term: `${before}${address}${after}` })
      expect(search_term).toBe('(removed)')
    }),
  )
})

test.each(['+1 (480) 555-0100', '480.555.0100', '4805550100', '555 0100'])(
  'the number %s is not counted',
  (number) => {
    expect(withoutPersonalData({ search_term: `call ${number}` })).toEqual({ search_term: '(removed)' })
  },
)

test('what people look for is counted, and cut where it is long', () => {
  expect(withoutPersonalData({ search_term: '15" ported 1200 W', results: 3 })).toEqual({
    search_term: '15" ported 1200 W',
    results: 3,
  })
  expect(withoutPersonalData({ search_term: 'x'.repeat(300) })).toEqual({ search_term: 'x'.repeat(100) })
})
