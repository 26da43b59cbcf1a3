import { expect, test } from 'vitest'
import { seasonRules } from './season-words.ts'

const season = {
  pointsTable: { steps: [{ multiplier: 1, places: [5], others: 0 }], perEntry: 1 },
  bestN: 4,
  minEvents: 3,
  eligibility: { leagueNumber: true, paidMembership: false },
  ties: ['wins' as const, 'seconds' as const, 'best_score' as const],
  teamBestPerEvent: 5,
}

test('the rules of a season are one short sentence each', () => {
  expect(seasonRules(season)).toEqual([
    ['Entry', '1 point for taking part.'],
    ['Counted', 'Best 4 events.'],
    ['Ranked', 'After 3 events.'],
    ['Eligible', 'Members with a valid league number on event day.'],
    ['Ties', 'Most wins, then most second places, then best score. Remaining ties share the place.'],
    ['Teams', 'Best 5 results at each event.'],
  ])
})

test('a season without limits says so', () => {
  const rules = new Map(
    seasonRules({
      ...season,
      bestN: undefined,
      minEvents: 0,
      ties: [],
      teamBestPerEvent: 1,
      eligibility: { leagueNumber: false, paidMembership: false },
    }),
  )
  expect(rules.get('Counted')).toBe('All events.')
  expect(rules.has('Ranked')).toBe(false)
  expect(rules.get('Eligible')).toBe('Everyone with an account.')
  expect(rules.get('Ties')).toBe('Ties share the place.')
  expect(rules.get('Teams')).toBe('Best result at each event.')
})
