import type { QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import type { listSeasons as contract } from '#shared/rules/seasons/contract.ts'
import { seasons, shownSeasons, shownSeasonsOf } from './seasons.ts'

/** The seasons that everyone sees, of all leagues or of one, the latest first. */
export const listSeasons = ({
  query: { leagueId, ...page },
}: {
  query: QueryOf<typeof contract>
}): Promise<ResponseOf<typeof contract>> =>
  seasons.list({
    ...(leagueId
      ? { index: 'gsi2' as const, pk: shownSeasonsOf(leagueId) }
      : { index: 'gsi1' as const, pk: shownSeasons }),
    newestFirst: true,
    ...page,
  })
