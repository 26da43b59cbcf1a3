import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { eachUnfinishedDay } from '#core/platform/jobs/job-progress.ts'
import { isBlocked } from '#shared/content/search/is-blocked.ts'
import { rankedDays, tallied } from '#shared/content/search/search-tally.ts'
import { addDays } from '#shared/platform/time/add-days.ts'
import { blockedTerms } from './blocked-terms.ts'
import { searchDays, searchTallies } from './search-tallies.ts'
import { searchedOn, searchedQueries } from './searched-queries.ts'

export const rankingJob = 'rank_popular_searches'
const rowsAPage = 200

type Figures = { callers: number; zero: number }

/** Adds each finished day to the rankings, and removes days that are too old for one. */
export async function rankPopularSearches(now: string): Promise<void> {
  const yesterday = addDays(now.slice(0, 10), -1)
  const blocked = (await blockedTerms()).terms.map(({ term }) => term)
  await eachUnfinishedDay(
    rankingJob,
    { throughOn: yesterday, finishesOn: yesterday, mostDaysBack: 90 },
    async (day) => {
      const sums: Figures = { callers: 0, zero: 0 }
      let failed = await eachQuery(day, async (query, figures) => {
        if (isBlocked(query, blocked)) return forget(query)
        await tally(query, day, figures)
        sums.callers += figures.callers
        sums.zero += figures.zero
      })
      for (const over of rankedDays)
        failed += await eachQuery(addDays(day, -over), (query) =>
          isBlocked(query, blocked) ? forget(query) : tally(query, day, undefined),
        )
      await keepDay(day, sums)
      return { failed }
    },
  )
}

/** Every query of a day; how many of them failed. */
async function eachQuery(
  day: string,
  work: (query: string, figures: Figures) => Promise<void>,
): Promise<number> {
  const { failed } = await eachRow(
    rankingJob,
    async (cursor) => {
      const page = await searchedQueries.list({ pk: searchedOn(day), limit: rowsAPage, cursor })
      return { ...page, items: page.items.map((item) => ({ ...item, id: item.query })) }
    },
    async ({ query, callers, zero }) => {
      await work(query, { callers, zero })
      return true
    },
  )
  return failed
}

const tally = (query: string, day: string, figures: Figures | undefined): Promise<void> =>
  untilUnchanged(async () => {
    const before = await searchTallies.get({ query }, { consistent: true })
    if (!before && !figures) return
    const after = tallied(before, query, day, figures)
    if (before && after.days.length === 0) await commit(searchTallies.delete(before))
    else await commit(searchTallies.put(after, before ? { version: before.version } : { absent: true }))
  })

/** Blocked terms are not kept, either. */
const forget = (query: string): Promise<void> =>
  untilUnchanged(async () => {
    const kept = await searchTallies.get({ query }, { consistent: true })
    if (kept) await commit(searchTallies.delete(kept))
  })

const keepDay = (day: string, sums: Figures): Promise<void> =>
  untilUnchanged(async () => {
    const before = await searchDays.get({ day }, { consistent: true })
    const after = { day, ...sums, version: (before?.version ?? 0) + 1 }
    await commit(searchDays.put(after, before ? { version: before.version } : { absent: true }))
  })
