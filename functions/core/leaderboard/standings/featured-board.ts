import { summary } from '#core/platform/projections/summary.ts'
import { users } from '#core/platform/users/users.ts'
import { leagues } from '#core/rules/leagues/leagues.ts'
import { seasons, shownSeasons } from '#core/rules/seasons/seasons.ts'
import { busiestClass } from '#shared/leaderboard/standings/busiest-class.ts'
import { featuredBoards, type StoredBoard } from './featured-boards.ts'
import { peopleOf } from './people-of.ts'
import { classesOfSeason, rankedClasses } from './ranked-classes.ts'
import { standings, standingsOf } from './standings.ts'

/** A season that runs began within the latest of these. */
const seasonsLookedAt = 20
const mostRunning = 3
/** The most classes a rulebook has. */
const mostClasses = 200
const shown = 5

/** The top of the largest class of a running season, the newest season first. A class changes with its standings. */
export const featuredBoard = summary<StoredBoard>({
  into: featuredBoards,
  sources: [
    { of: seasons },
    { of: leagues },
    { of: rankedClasses },
    {
      of: users,
      concerns: ({ before, after }, stored) =>
        stored?.competitorIds.includes(String((after ?? before)?.id)) === true,
    },
  ],
  make: makeBoard,
})

async function makeBoard(): Promise<Omit<StoredBoard, 'version'>> {
  const { items } = await seasons.list({
    index: 'gsi1',
    pk: shownSeasons,
    newestFirst: true,
    limit: seasonsLookedAt,
  })
  const running = items.filter(({ status }) => status === 'active').slice(0, mostRunning)
  const classes = await Promise.all(
    running.map(({ id }) => rankedClasses.list({ pk: classesOfSeason(id), limit: mostClasses })),
  )
  const busiest = busiestClass(classes.flatMap((page) => page.items))
  const season = running.find(({ id }) => id === busiest?.seasonId)
  if (!busiest || !season) return { competitorIds: [] }
  const { classKey, name: className, competitors } = busiest
  const [league, top] = await Promise.all([
    leagues.get({ id: season.leagueId }),
    standings.list({ index: 'gsi1', pk: standingsOf(season.id, classKey, 'all'), limit: shown }),
  ])
  const competitorIds = top.items.map(({ competitorId }) => competitorId)
  // Whatever they have just hidden or changed must not come back.
  const person = await peopleOf(competitorIds, { consistent: true })
  return {
    board: {
      seasonId: season.id,
      seasonName: season.name,
      leagueName: league?.name ?? '',
      classKey,
      className,
      competitors,
      rows: top.items.map(({ competitorId, rank, isTied, points }) => ({
        rank,
        isTied,
        name: person(competitorId).name,
        points,
      })),
    },
    competitorIds,
  }
}
