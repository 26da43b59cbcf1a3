import type { Client } from '#test/support/client.ts'
import { putLeague, putLeagueNumber } from '#test/support/leagues.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const fields = { name: 'Sample league', abbreviation: 'SMP', memberNumbers: true }
const nowhere = { params: { leagueId: unknownId('lge') } }
const league = async (caller?: Client) =>
  caller ? { params: { leagueId: (await putLeague()).id } } : nowhere
const number = { number: 'A-17' }

export const fixture = {
  listLeagues: () => ({}),
  listMyLeagueNumbers: () => ({}),
  // Every league is public: only one that is not there is not found.
  setLeagueNumber: {
    sample: async (caller) => ({ ...(await league(caller)), body: number }),
    foreign: async () => ({ input: { ...nowhere, body: number }, code: 'league_not_found' }),
  },
  removeLeagueNumber: {
    sample: league,
    foreign: async () => ({ input: nowhere, code: 'league_not_found' }),
  },
  createLeague: () => ({ body: fields }),
  listLeagueNumbers: league,
  checkLeagueNumber: async (caller) => {
    const { leagueId } = (await league(caller)).params
    if (caller) await putLeagueNumber(leagueId, unknownAccount)
    return { params: { leagueId, userId: unknownAccount }, body: { checked: true, version: 1 } }
  },
  updateLeague: async (caller) => ({ ...(await league(caller)), body: { ...fields, version: 1 } }),
} satisfies NounFixture<'leagues'>
