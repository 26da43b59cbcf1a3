import { expect, test } from 'vitest'
import { roundName } from './round-name.ts'

test('rounds are named from the final back', () => {
  expect([0, 1, 2].map((round) => roundName(round, 3))).toEqual(['Quarterfinals', 'Semifinals', 'Final'])
  expect(roundName(0, 1)).toBe('Final')
  expect(roundName(0, 4)).toBe('Round 1')
})
