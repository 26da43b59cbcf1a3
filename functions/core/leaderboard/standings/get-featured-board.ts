import { leagues } from '#core/rules/leagues/leagues.ts'
import { seasons, shownSeasons } from '#core/rules/seasons/seasons.ts'
import { busiestClass } from '#shared/leaderboard/standings/busiest-class.ts'
import type { getFeaturedBoard as contract } from '#shared/leaderboard/standings/featured-contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { classesOfSeason, rankedClasses } from './ranked-classes.ts'
import { standingRows } from './standing-rows.ts'
import { standings, standingsOf } from './standings.ts'

/** A season that runs began within the latest of these. */
const seasonsLookedAt = 20
const mostRunning = 3
/** The most classes a rulebook has. */
const mostClasses = 200
const shown = 5

/** The top of the largest class of a running season, the newest season first. */
export async function getFeaturedBoard(): Promise<ResponseOf<typeof contract>> {
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
  if (!busiest || !season) return {}
  const { classKey, name: className, competitors } = busiest
  const [league, top] = await Promise.all([
    leagues.get({ id: season.leagueId }),
    standings.list({ index: 'gsi1', pk: standingsOf(season.id, classKey, 'all'), limit: shown }),
  ])
  const rows = await standingRows(top.items)
  return {
    board: {
      seasonId: season.id,
      seasonName: season.name,
      leagueName: league?.name ?? '',
      classKey,
      className,
      competitors,
      rows: rows.map(({ rank, isTied, name, points }) => ({ rank, isTied, name, points })),
    },
  }
}
