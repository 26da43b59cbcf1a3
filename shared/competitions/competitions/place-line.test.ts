import { expect, test } from 'vitest'
import { placeLine, placesLine } from './place-line.ts'

const placed = (place?: number) =>
  ({
    status: 'placed',
    ...(place !== undefined && { place, score: { sumHundredths: 15_130, judges: 1 } }),
  }) as const

test('an entrant reads the place and the score, or why there is none', () => {
  expect(placeLine(placed(2))).toBe('You are in place 2 with 151.30.')
  expect(placeLine({ status: 'absent' })).toBe('You were absent, so you have no place.')
  expect(placeLine({ status: 'disqualified' })).toBe('You were disqualified.')
})

test('someone with two entries in a class reads both places in one message', () => {
  expect(placesLine([placed(1), placed(3)])).toBe('You are in places 1 and 3. ')
  expect(placesLine([placed(1), placed()])).toBe('You are in place 1. ')
  expect(placesLine([{ status: 'absent' }])).toBe('')
})
