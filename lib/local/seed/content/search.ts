import { rankingJob } from '#core/content/search/rank-popular-searches.ts'
import { searchDays, searchTallies } from '#core/content/search/search-tallies.ts'
import { searchedQueries } from '#core/content/search/searched-queries.ts'
import { jobProgress } from '#core/platform/jobs/job-progress.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { demoSearches, demoTallies } from './demo-searches.ts'

/** The searches of the last thirty days, as the nights since then have counted them. */
export const seed = (now: string) => {
  const absent = { absent: true } as const
  const searches = demoSearches(now)
  const days = [...Map.groupBy(searches, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    callers: ofDay.reduce((sum, { callers }) => sum + callers, 0),
    zero: ofDay.reduce((sum, { zero }) => sum + zero, 0),
    version: 1,
  }))
  return [
    ...searches.map((one) => searchedQueries.put(one, absent)),
    ...demoTallies(searches).map((tally) => searchTallies.put(tally, absent)),
    ...days.map((day) => searchDays.put(day, absent)),
    jobProgress.put({ job: rankingJob, finishedOn: addDays(now.slice(0, 10), -1), version: 1 }, absent),
  ]
}
