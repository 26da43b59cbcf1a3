import type { Client } from '#test/support/client.ts'
import { putLeague, putLeagueNumber } from '#test/support/leagues.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { putOrganization } from '#test/support/put-organization.ts'
import { userIdOf } from '#test/support/records.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const fields = { name: 'Sample league', abbreviation: 'SMP', memberNumbers: true }
const nowhere = { params: { leagueId: unknownId('lge') } }
const league = async (caller?: Client) =>
  caller ? { params: { leagueId: (await putLeague()).id } } : nowhere
const number = { number: 'A-17' }

/** A league of an organization that someone manages, with a number in it. */
const runLeague = async (managerId: string | undefined) => {
  if (!managerId) return { leagueId: nowhere.params.leagueId, memberId: unknownAccount }
  const { id: organizationId } = await putOrganization([[managerId, 'manager']])
  const { id: leagueId } = await putLeague({ organizationId })
  await putLeagueNumber(leagueId, unknownAccount)
  return { leagueId, memberId: unknownAccount }
}
const runBy = async (managerId: string | undefined) => {
  const { leagueId } = await runLeague(managerId)
  return { params: { leagueId } }
}
const idOf = (caller?: Client) => (caller ? userIdOf(caller) : undefined)
const edited = { body: { ...fields, version: 1 } }
const check = { body: { checked: true, version: 1 } }
const code = 'league_not_found'

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
  listOrganizationLeagues: async (caller) => ({
    params: { organizationId: caller ? (await putOrganization()).id : unknownId('org') },
  }),
  updateLeagueOfOrganization: {
    sample: async (caller) => ({ ...(await runBy(idOf(caller))), ...edited }),
    foreign: async ({ id }) => ({ input: { ...(await runBy(id)), ...edited }, code }),
  },
  listNumbersOfOrganization: {
    sample: (caller) => runBy(idOf(caller)),
    foreign: async ({ id }) => ({ input: await runBy(id), code }),
  },
  checkNumberOfOrganization: {
    sample: async (caller) => ({ params: await runLeague(idOf(caller)), ...check }),
    foreign: async ({ id }) => ({ input: { params: await runLeague(id), ...check }, code }),
  },
  updateLeague: async (caller) => ({ ...(await league(caller)), body: { ...fields, version: 1 } }),
} satisfies NounFixture<'leagues'>
