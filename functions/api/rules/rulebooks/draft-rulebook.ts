import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findLeague } from '#core/rules/leagues/find-league.ts'
import { findRulebook } from '#core/rules/rulebooks/find-rulebook.ts'
import { listVersions } from '#core/rules/rulebooks/list-versions.ts'
import { saveRulebook } from '#core/rules/rulebooks/save-rulebook.ts'
import { draftRulebook as contract } from '#shared/rules/rulebooks/contract.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { nextVersionOf } from '#shared/rules/rulebooks/rulebook-change.ts'
import { rulebookIdOf } from '#shared/rules/rulebooks/rulebook-id-of.ts'

async function draftRulebook({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { id: leagueId } = await findLeague(params.leagueId)
  const { title, copyOf } = body
  const from = copyOf === undefined ? undefined : await findRulebook({ leagueId, versionNo: copyOf })
  const { items } = await listVersions(leagueId, { limit: 1 })
  const latestNo = items[0]?.versionNo ?? 0
  const { publishedAt: _, ...rulebook } = {
    ...nextVersionOf(from ?? emptyRulebook(leagueId, now), latestNo, now),
    title,
  }
  // When two people draft at the same time, the second one sees the first one’s draft before making another.
  return saveRulebook(
    {
      by,
      rulebook,
      expect: { absent: true },
      verb: from ? `Copied version ${copyOf} to` : 'Drafted',
      remember,
    },
    now,
  )
}

const emptyRulebook = (leagueId: Rulebook['leagueId'], now: string): Rulebook => ({
  id: rulebookIdOf(leagueId),
  leagueId,
  versionNo: 1,
  title: '',
  formats: [],
  classes: [],
  rubrics: [],
  violations: [],
  sourceNote: '',
  status: 'draft',
  createdAt: now,
  updatedAt: now,
  version: 1,
})

export const handler = endpoint(contract, draftRulebook)
