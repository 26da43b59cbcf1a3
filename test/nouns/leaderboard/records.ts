import { putLeague } from '#test/support/leagues.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putTeam } from '#test/support/teams.ts'
import { unknownId } from '#test/support/unknown-id.ts'

export const fixture = {
  listRecords: async (caller) => ({
    query: { leagueId: caller ? (await putLeague()).id : unknownId('lge') },
  }),
  listTeamRecords: async (caller) => ({
    params: { teamId: caller ? (await putTeam(crypto.randomUUID())).id : unknownId('tea') },
  }),
} satisfies NounFixture<'records'>
