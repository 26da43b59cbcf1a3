import { listCompetitorResults } from '#shared/competitions/competition-results/contract.ts'
import { getCompetitor } from '#shared/leaderboard/standings/contract.ts'
import { firstPageQuery } from '#web/features/platform/lists/first-page-query.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { queryOrNull } from '#web/lib/query.ts'

export const competitorQuery = (competitorId: string) =>
  queryOrNull('standings', getCompetitor, { params: { competitorId } })

const resultsOf = (userId: string) => ({ key: ['standings', 'results-of', userId], params: { userId } })

/** The verified results of a competitor, a page at a time. */
export const competitorResultsQuery = (userId: string) => pagesQuery(listCompetitorResults, resultsOf(userId))

export const firstCompetitorResultsQuery = (userId: string) =>
  firstPageQuery(listCompetitorResults, resultsOf(userId))
