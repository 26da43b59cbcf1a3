import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import type { Client } from '#test/support/client.ts'
import { putLeague, putRulebook, rulebookFields } from '#test/support/leagues.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { unknownId } from '#test/support/unknown-id.ts'

const league = async (caller?: Client) => ({
  params: { leagueId: caller ? (await putLeague()).id : unknownId('lge') },
})

const rulebook = async (caller: Client | undefined, status: Rulebook['status'] = 'draft') => {
  if (!caller) return { params: { leagueId: unknownId('lge'), versionNo: 1 } }
  const { id: leagueId } = await putLeague()
  const { versionNo } = await putRulebook(leagueId, { status })
  return { params: { leagueId, versionNo } }
}

const version = { body: { version: 1 } }

export const fixture = {
  listRulebookVersions: league,
  getRulebook: (caller) => rulebook(caller, 'published'),
  listRulebooks: league,
  getRulebookDraft: (caller) => rulebook(caller),
  draftRulebook: async (caller) => ({ ...(await league(caller)), body: { title: 'Sample rules' } }),
  updateRulebook: async (caller) => ({
    ...(await rulebook(caller)),
    body: { ...rulebookFields(), version: 1 },
  }),
  publishRulebook: async (caller) => ({ ...(await rulebook(caller)), ...version }),
  retireRulebook: async (caller) => ({ ...(await rulebook(caller, 'published')), ...version }),
} satisfies NounFixture<'rulebooks'>
