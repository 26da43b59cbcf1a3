import { expect, test } from 'vitest'
import { rankedIn } from './ranked-in.ts'

test('a class has a table of everyone, and of the states of those who are ranked in it', () => {
  const street = { states: ['KY', 'OH'] }
  expect(rankedIn(street, 'all')).toBe(street)
  expect(rankedIn(street, 'OH')).toBe(street)
  expect(rankedIn(street, 'TX')).toBeUndefined()
  expect(rankedIn(undefined, 'all')).toBeUndefined()
})
