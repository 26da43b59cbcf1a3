import { expect, test } from 'vitest'
import { demoSeasonIds } from '#lib/local/seed/rules/demo-seasons.ts'
import { classStandings } from '#shared/leaderboard/standings/class-standings.ts'
import { demoLedger } from './demo-ledger.ts'

const now = '2026-11-25T21:00:00.000Z'
const { classes, seasons, lines } = demoLedger(now)
const days = new Map(classes.map(({ event }) => [event.id as string, event.startsOn ?? '']))

function board(seasonId: string, classKey: string) {
  const season = seasons.find(({ id }) => id === seasonId)
  if (!season) throw new Error('There is no such season.')
  return classStandings(
    lines,
    { seasonId: season.id, classKey: classKey as (typeof lines)[number]['classKey'], scope: 'all' },
    { ...season, betterIs: 'more' },
    (eventId) => days.get(eventId) ?? '',
  )
}

test('six events of the running season are verified, and last season has a champion', () => {
  const held = (seasonId: string) =>
    new Set(lines.filter((line) => line.seasonId === seasonId).map(({ eventId }) => eventId)).size
  expect([held(demoSeasonIds.sound), held(demoSeasonIds.soundBefore)]).toEqual([6, 3])
  expect(board(demoSeasonIds.soundBefore, 'S1')[0]).toMatchObject({ rank: 1, wins: 2 })
})

test('in Street 1 wins break a tie of points, and in Street 2 two share the first rank', () => {
  const [first, second] = board(demoSeasonIds.sound, 'S1')
  expect(first?.points).toBe(second?.points)
  expect(first?.tieReason).toBe('3 wins to 2')
  expect(board(demoSeasonIds.sound, 'S2').map(({ rank }) => rank)).toEqual([1, 1, 3])
})
