import { expect, test } from 'vitest'
import { placesWords } from './places-words.ts'

test.each([
  [{ taken: 7, waiting: 0 }, undefined, '7 entered'],
  [{ taken: 7, left: 13, waiting: 0 }, 20, '13 of 20 left'],
  [{ taken: 20, left: 0, waiting: 0 }, 20, 'Full'],
  [{ taken: 1200, left: 0, waiting: 1100 }, 1200, 'Full, 1,100 waiting'],
  // An entrant for whom the event has no place waits for a class that has one.
  [{ taken: 7, left: 13, waiting: 2 }, 20, '13 of 20 left'],
])('%o of %s is said as %s', (places, capacity, words) => {
  expect(placesWords(places, { capacity, hasNone: false })).toBe(words)
})

test('an event that is over has nothing left', () => {
  expect(placesWords({ taken: 7, left: 13, waiting: 0 }, { capacity: 20, hasNone: true })).toBe('7 entered')
})
