import { expect, test } from 'vitest'
import { seasonRules } from './season-words.ts'

const season = {
  pointsTable: {
    steps: [
      { multiplier: 2, places: [10, 8], others: 1 },
      { multiplier: 1, places: [5], others: 0 },
    ],
    perEntry: 1,
  },
  bestN: 4,
  minEvents: 3,
  eligibility: { leagueNumber: true, paidMembership: false },
  ties: ['wins' as const, 'seconds' as const, 'best_score' as const],
  teamBestPerEvent: 5,
}

test('the rules of a season are sentences, the smallest events first', () => {
  expect(seasonRules(season)).toEqual([
    ['Counts once', 'First place gets 5 points, and other places get none.'],
    ['Counts twice', 'Places 1 to 2 get 10 and 8 points, and every other place gets 1.'],
    ['Taking part', '1 point for each entry, even without points for a place.'],
    ['Events', 'The best 4 events of each competitor count.'],
    ['To be ranked', 'Competitors need 3 events.'],
    ['Who earns points', 'Members whose number of the league is valid on the day of the event.'],
    [
      'Equal points',
      'Decided by more wins, then more second places, then the best score. A tie that remains is shared.',
    ],
    ['Teams', 'At each event, the best 5 results of a team count.'],
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
  expect(rules.get('Events')).toBe('All events count.')
  expect(rules.has('To be ranked')).toBe(false)
  expect(rules.get('Who earns points')).toBe('Everyone with an account.')
  expect(rules.get('Equal points')).toBe('Competitors with equal points share the place.')
  expect(rules.get('Teams')).toBe('At each event, the best result of a team count.')
})
