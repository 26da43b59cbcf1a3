import { listCompetitorResults } from '#shared/competitions/competition-results/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The verified results of a member whose profile is public. */
export const competitorResultsQuery = (userId: string) =>
  pagesQuery(listCompetitorResults, { key: ['competitor', userId, 'results'], params: { userId } })
