import { expect, test } from 'vitest'
import { type ListingRow, placeIn } from './listing-lines.ts'

const rated = (id: string, ratingSum: number, ratingCount: number) =>
  ({ id, ratingSum, ratingCount }) as ListingRow

test('in the order of ratings, more reviews break a tie and none come last', () => {
  const rows = [rated('none', 0, 0), rated('ten', 48, 10), rated('one', 5, 1), rated('forty', 184, 40)]
  const ordered = rows.toSorted((a, b) => (placeIn.rated(a) < placeIn.rated(b) ? -1 : 1))
  expect(ordered.map(({ id }) => id)).toEqual(['forty', 'ten', 'one', 'none'])
})
