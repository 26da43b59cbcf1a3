import { linesOfClass } from '#core/leaderboard/points/lines-of-class.ts'
import { peopleOf } from '#core/leaderboard/standings/people-of.ts'
import { rankedClasses } from '#core/leaderboard/standings/ranked-classes.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { findSeason } from '#core/rules/seasons/find-season.ts'
import { countedLines } from '#shared/leaderboard/points/counted-lines.ts'
import { previewSeasonChange as contract } from '#shared/leaderboard/standings/contract.ts'
import { seasonPreview } from '#shared/leaderboard/standings/season-preview.ts'

const mostRows = 100

async function previewSeasonChange({ params, body: { classKey, ...rules } }: ApiRequest<typeof contract>) {
  const season = await findSeason(params)
  const named = { seasonId: season.id, classKey }
  const [ranked, all] = await Promise.all([
    rankedClasses.get(named),
    untilUnchanged(() => linesOfClass(season.id, classKey)),
  ])
  const of = { ...named, scope: 'all', betterIs: ranked?.betterIs ?? 'more' }
  const moves = seasonPreview(countedLines(all, season), of, season, rules)
  const changed = moves.filter(
    ({ before, after }) => before.rank !== after.rank || before.points !== after.points,
  )
  const rows = changed.slice(0, mostRows)
  const person = await peopleOf(rows.map(({ competitorId }) => competitorId))
  return {
    competitors: moves.length,
    moved: moves.filter(({ before, after }) => before.rank !== after.rank).length,
    rows: rows.map((move) => ({ ...move, name: person(move.competitorId).name })),
    changed: changed.length,
  }
}

export const handler = endpoint(contract, previewSeasonChange)
