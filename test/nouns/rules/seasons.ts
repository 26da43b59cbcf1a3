import type { Season } from '#shared/rules/seasons/season.ts'
import type { Client } from '#test/support/client.ts'
import { putLeague, putRulebook, putSeason, seasonFields } from '#test/support/leagues.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const league = async (caller?: Client) => ({
  params: { leagueId: caller ? (await putLeague()).id : unknownId('lge') },
})

const season = async (caller: Client | undefined, status: Season['status'] = 'draft') => {
  if (!caller) return { params: { leagueId: unknownId('lge'), seasonId: unknownId('sea') } }
  const { id: leagueId } = await putLeague()
  const { id: rulebookId, versionNo } = await putRulebook(leagueId, { status: 'published' })
  const { id: seasonId } = await putSeason(leagueId, { status, rulebook: { rulebookId, versionNo } })
  return { params: { leagueId, seasonId } }
}

const version = { body: { version: 1 } }

export const fixture = {
  listSeasons: () => ({}),
  getSeason: async (caller) => ({
    params: { seasonId: (await season(caller, 'active')).params.seasonId },
  }),
  listAllSeasons: league,
  createSeason: async (caller) => ({ ...(await league(caller)), body: seasonFields() }),
  copySeason: (caller) => season(caller, 'closed'),
  updateSeason: async (caller) => ({ ...(await season(caller)), body: { ...seasonFields(), version: 1 } }),
  openSeason: async (caller) => ({ ...(await season(caller)), ...version }),
  closeSeason: async (caller) => ({ ...(await season(caller, 'active')), ...version }),
  reopenSeason: async (caller) => ({
    ...(await season(caller, 'closed')),
    body: { version: 1, reason: 'Two results came late.' },
  }),
} satisfies NounFixture<'seasons'>
