import { linesOfClass } from '#core/leaderboard/points/lines-of-class.ts'
import { peopleOf } from '#core/leaderboard/standings/people-of.ts'
import { rankedClasses } from '#core/leaderboard/standings/ranked-classes.ts'
import { standings } from '#core/leaderboard/standings/standings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { findSeason } from '#core/rules/seasons/find-season.ts'
import { countedLines } from '#shared/leaderboard/points/counted-lines.ts'
import { previewRebuild as contract } from '#shared/leaderboard/standings/rebuild-contract.ts'
import { rebuildPreview } from '#shared/leaderboard/standings/rebuild-preview.ts'
import type { Standing } from '#shared/leaderboard/standings/standing.ts'

const mostRows = 100

async function previewRebuild({ params, query: { classKey } }: ApiRequest<typeof contract>) {
  const season = await findSeason(params)
  const named = { seasonId: season.id, classKey }
  const [ranked, all, stored] = await Promise.all([
    rankedClasses.get(named),
    untilUnchanged(() => linesOfClass(season.id, classKey)),
    storedStandings(named),
  ])
  const of = { ...named, scope: 'all', betterIs: ranked?.betterIs ?? 'more' }
  const changed = rebuildPreview(stored, countedLines(all, season), of, season)
  const rows = changed.slice(0, mostRows)
  const person = await peopleOf(rows.map(({ competitorId }) => competitorId))
  return {
    competitors: stored.length,
    changed: changed.length,
    rows: rows.map((one) => ({ ...one, name: person(one.competitorId).name })),
  }
}

async function storedStandings({ seasonId, classKey }: Pick<Standing, 'seasonId' | 'classKey'>) {
  const stored: Standing[] = []
  const where = { pk: `SEA#${seasonId}#CLS#${classKey}`, prefix: 'STAND#all#', consistent: true }
  for await (const standing of eachItem(standings, where)) stored.push(standing)
  return stored.toSorted((a, b) => a.rank - b.rank)
}

export const handler = endpoint(contract, previewRebuild)
