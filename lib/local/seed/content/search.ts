import { rankingJob } from '#core/content/search/rank-popular-searches.ts'
import { searchDays, searchTallies } from '#core/content/search/search-tallies.ts'
import { searchedQueries } from '#core/content/search/searched-queries.ts'
import { addTo } from '#core/platform/db/add-to.ts'
import { jobProgress } from '#core/platform/jobs/job-progress.ts'
import { type FigureDay, figureDays } from '#core/platform/platform-figures/figure-days.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { demoEarlierDays, demoSearches, demoTallies } from './demo-searches.ts'

/** The searches of the last thirty days, as the nights since then have counted them, and how many there were before. */
export const seed = (now: string, size: SeedSize) => {
  const absent = { absent: true } as const
  const searches = demoSearches(now)
  const days = [...Map.groupBy(searches, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    callers: ofDay.reduce((sum, { callers }) => sum + callers, 0),
    zero: ofDay.reduce((sum, { zero }) => sum + zero, 0),
    version: 1,
  }))
  const earlier = size === 'whole' ? demoEarlierDays(now) : []
  const added = (day: string, figure: FigureDay['figure'], count: number) =>
    addTo<FigureDay>(figureDays, { day, figure, count, version: 1 }, 'count')
  return [
    ...earlier.flatMap((one) => [
      searchDays.put({ ...one, version: 1 }, absent),
      // Their queries are forgotten, so that nothing is counted from them.
      added(one.day, 'searches', one.callers),
      added(one.day, 'searches_without_results', one.zero),
    ]),
    ...searches.map((one) => searchedQueries.put(one, absent)),
    ...demoTallies(searches).map((tally) => searchTallies.put(tally, absent)),
    ...days.map((day) => searchDays.put(day, absent)),
    jobProgress.put({ job: rankingJob, finishedOn: addDays(now.slice(0, 10), -1), version: 1 }, absent),
  ]
}
