import { rankedClasses } from '#core/leaderboard/standings/ranked-classes.ts'
import { standings } from '#core/leaderboard/standings/standings.ts'
import { teamRankings } from '#core/leaderboard/standings/team-rankings.ts'
import { teamStandings } from '#core/leaderboard/standings/team-standings.ts'
import type { Write } from '#core/platform/db/write.ts'
import { demoRulebooks } from '#lib/local/seed/rules/demo-rulebooks.ts'
import { classStandings, scopesOf } from '#shared/leaderboard/standings/class-standings.ts'
import { teamStandings as rankedTeams } from '#shared/leaderboard/standings/team-standings.ts'
import { demoLedger } from './demo-ledger.ts'

const absent = { absent: true } as const

/** The standings that the ledger of the demo leads to. */
export function seed(now: string): Write[] {
  const { classes, seasons, lines } = demoLedger(now)
  const days = new Map(classes.map(({ event }) => [event.id as string, event.startsOn ?? '']))
  const rulebooks = demoRulebooks(now)
  return seasons.flatMap((season): Write[] => {
    const own = lines.filter(({ seasonId }) => seasonId === season.id)
    const rules = rulebooks.find(
      ({ id, versionNo }) => id === season.rulebook?.rulebookId && versionNo === season.rulebook.versionNo,
    )
    const teams = rankedTeams(own, season.id, season.teamBestPerEvent)
    return [
      ...[...Map.groupBy(own, ({ classKey }) => classKey)].flatMap(([classKey, of]): Write[] => {
        const known = rules?.classes.find(({ key }) => key === classKey)
        const format = rules?.formats.find(({ key }) => key === known?.formatKey)
        if (!known || !format) return []
        const { betterIs } = format
        const rows = scopesOf(of).flatMap((scope) =>
          classStandings(
            of,
            { seasonId: season.id, classKey, scope },
            { ...season, betterIs },
            (eventId) => days.get(eventId) ?? '',
          ),
        )
        return [
          ...rows.map((row) => standings.put({ ...row, version: 1 }, absent)),
          rankedClasses.put(
            {
              seasonId: season.id,
              classKey,
              name: known.name,
              formatKey: format.key,
              formatName: format.name,
              betterIs,
              competitors: rows.filter(({ scope }) => scope === 'all').length,
              states: scopesOf(of).slice(1).toSorted(),
              version: 1,
            },
            absent,
          ),
        ]
      }),
      ...teams.map((team) => teamStandings.put({ ...team, version: 1 }, absent)),
      ...(teams.length > 0
        ? [teamRankings.put({ seasonId: season.id, teams: teams.length, version: 1 }, absent)]
        : []),
    ]
  })
}
