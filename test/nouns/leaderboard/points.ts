import type { NounFixture } from '#test/support/noun-fixture.ts'
import { earnedPoints } from '#test/support/points.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const unknown = { leagueId: unknownId('lge'), seasonId: unknownId('sea') }

export const fixture = {
  movePoints: async (caller) => {
    const earned = caller && (await earnedPoints())
    return {
      params: earned ? { leagueId: earned.leagueId, seasonId: earned.seasonId } : unknown,
      body: {
        competitorId: earned?.competitorId ?? crypto.randomUUID(),
        from: 'S1',
        to: 'S2',
        reason: 'Street 1 was retired in the middle of the season.',
      },
    }
  },
  listSeasonLines: async (caller) => {
    const earned = caller && (await earnedPoints())
    return {
      params: earned ? { leagueId: earned.leagueId, seasonId: earned.seasonId } : unknown,
      query: { eventId: earned?.eventId ?? unknownId('evt') },
    }
  },
} satisfies NounFixture<'points'>
