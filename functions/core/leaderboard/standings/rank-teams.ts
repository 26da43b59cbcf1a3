import { countsOfSeason, lineCounts } from '#core/leaderboard/points/line-counts.ts'
import { linesOfClass } from '#core/leaderboard/points/lines-of-class.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { seasons } from '#core/rules/seasons/seasons.ts'
import { countedLines } from '#shared/leaderboard/points/counted-lines.ts'
import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import type { TeamStanding } from '#shared/leaderboard/standings/standing.ts'
import { teamStandings as ranked } from '#shared/leaderboard/standings/team-standings.ts'
import { changeRows } from './change-rows.ts'
import { teamRankings } from './team-rankings.ts'
import { teamStandings, teamStandingsOf } from './team-standings.ts'

const rowsACommit = 25

/** Makes the standings of the teams of a season from its whole ledger, held to what it has read as those of a class are. */
export const rankTeams = (seasonId: PointsLine['seasonId']): Promise<void> =>
  untilUnchanged(
    async () => {
      const head = await teamRankings.get({ seasonId }, { consistent: true })
      const before: TeamStanding[] = []
      const where = { pk: teamStandingsOf(seasonId), prefix: 'tea_', consistent: true }
      for await (const row of eachItem(teamStandings, where)) before.push(row)
      const season = await seasons.get({ id: seasonId }, { consistent: true })
      if (!season) return
      const lines: PointsLine[] = []
      for await (const { classKey } of eachItem(lineCounts, {
        pk: countsOfSeason(seasonId),
        consistent: true,
      }))
        lines.push(...(await linesOfClass(seasonId, classKey)))
      const after = ranked(countedLines(lines, season), seasonId, season.teamBestPerEvent)
      const writes = changeRows(teamStandings, before, after, ({ teamId }) => teamId)
      if (writes.length === 0) return
      for (let at = 0; at < writes.length; at += rowsACommit)
        await commit(...writes.slice(at, at + rowsACommit))
      const version = head?.version ?? 0
      await commit(
        teamRankings.put(
          { seasonId, teams: after.length, version: version + 1 },
          head ? { version } : { absent: true },
        ),
      )
    },
    { crowd: true },
  )
