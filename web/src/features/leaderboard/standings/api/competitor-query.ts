import { getCompetitor } from '#shared/leaderboard/standings/contract.ts'
import { queryOrNull } from '#web/lib/query.ts'

export const competitorQuery = (competitorId: string) =>
  queryOrNull('standings', getCompetitor, { params: { competitorId } })
