import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findLeague } from '#core/rules/leagues/find-league.ts'
import { assertChange } from '#core/rules/seasons/assert-change.ts'
import { rulebookFor } from '#core/rules/seasons/rulebook-for.ts'
import { saveSeason } from '#core/rules/seasons/save-season.ts'
import { newId } from '#shared/ids.ts'
import { createSeason as contract } from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'

async function createSeason({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { id: leagueId } = await findLeague(params.leagueId)
  const season: Season = {
    ...body,
    leagueId,
    id: newId('sea', now),
    status: 'draft',
    notes: [],
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  assertChange(season, { ...body, leagueId })
  const rulebook = await rulebookFor(season)
  return saveSeason({ by, season, verb: 'Created', with: rulebook, remember }, now)
}

export const handler = endpoint(contract, createSeason)
