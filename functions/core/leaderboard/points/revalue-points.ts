import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import { pointsDue } from '#shared/leaderboard/points/points-due.ts'
import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import { repricedAwards } from '#shared/leaderboard/points/repriced-awards.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { addLines, readAccounts } from './add-lines.ts'
import { countsOfSeason, lineCounts } from './line-counts.ts'
import { linesOfClass } from './lines-of-class.ts'

/** Makes the lines of a season worth what its table says now, and its standings again from them. */
export async function revaluePoints(seasonId: Season['id'], why: string, now: string): Promise<void> {
  for await (const { classKey } of eachItem(lineCounts, { pk: countsOfSeason(seasonId), consistent: true })) {
    const lines = await untilUnchanged(() => linesOfClass(seasonId, classKey), { crowd: true })
    for (const competitorId of new Set(lines.map((line) => line.competitorId)))
      await untilUnchanged(() => revalueAccount(seasonId, competitorId, why, now), { crowd: true })
    await commit(announce('points.written', { seasonId, classKey }, now))
  }
}

/** All classes of a competitor together: nothing is due afterwards. */
async function revalueAccount(
  seasonId: Season['id'],
  competitorId: PointsLine['competitorId'],
  why: string,
  now: string,
): Promise<void> {
  const [season, [account]] = await Promise.all([
    seasons.get({ id: seasonId }, { consistent: true }),
    readAccounts([seasonId], competitorId),
  ])
  if (!season || !account) return
  const { lines } = account
  const sources = Map.groupBy(lines, (line) => `${line.eventId}#${line.movedFrom ?? line.classKey}`)
  for (const of of sources.values()) {
    const [first] = of
    if (!first) continue
    const due = pointsDue(lines, repricedAwards(of, season.pointsTable), {
      eventId: first.eventId,
      classKey: first.movedFrom ?? first.classKey,
      revision: Math.max(...of.map(({ revision }) => revision)),
      why,
    })
    if (due.length === 0) continue
    const unchanged = seasons.check({ id: season.id }, { version: season.version })
    await commit(unchanged, ...addLines([account], competitorId, due, now))
    account.version += 1
  }
}
