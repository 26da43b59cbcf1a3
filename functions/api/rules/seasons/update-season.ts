import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { assertChange } from '#core/rules/seasons/assert-change.ts'
import { findSeason } from '#core/rules/seasons/find-season.ts'
import { rulebookFor } from '#core/rules/seasons/rulebook-for.ts'
import { saveSeason } from '#core/rules/seasons/save-season.ts'
import { updateSeason as contract } from '#shared/rules/seasons/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { changedRules, changesStandings } from '#shared/rules/seasons/season-change.ts'
import { type SeasonNote, withNote } from '#shared/rules/seasons/season-note.ts'

async function updateSeason({ actor: by, params, body, now, remember }: ApiRequest<typeof contract>) {
  const before = await findSeason(params)
  const { version, reason, ...said } = body
  if (before.version !== version) throw concurrentChange()
  const { leagueId, id, status, notes, createdAt } = before
  const fields = { ...said, leagueId }
  assertChange(before, fields, reason)
  // People read why their points changed.
  const note: SeasonNote | undefined =
    status === 'active' && reason && changesStandings(before, fields)
      ? { at: now, kind: 'rules', what: changedRules(before, fields), reason }
      : undefined
  const season: Season = {
    ...fields,
    id,
    status,
    notes: note ? withNote(notes, note) : notes,
    ...(before.closings && { closings: before.closings }),
    createdAt,
    updatedAt: now,
    version: version + 1,
  }
  const rulebook = await rulebookFor(season, before)
  const revalued = note ? [announce('points.revalued', { seasonId: id, why: note.reason }, now)] : []
  const more = [...rulebook, ...revalued]
  return saveSeason({ by, before, season, verb: 'Changed', reason, with: more, remember }, now)
}

export const handler = endpoint(contract, updateSeason)
