import { shownMember } from '#core/community/members/shown-member.ts'
import type { listCompetitorResults as contract } from '#shared/competitions/competition-results/contract.ts'
import type { ParamsOf, QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import { competitionResults, resultsOfMember } from './competition-results.ts'
import { resultRows } from './shown-results.ts'

type Asked = { params: ParamsOf<typeof contract>; query: QueryOf<typeof contract> }

/** A page may be short or empty: results that are not verified are left out. */
export async function listCompetitorResults({ params, query }: Asked): Promise<ResponseOf<typeof contract>> {
  const [page] = await Promise.all([
    competitionResults.list({
      index: 'gsi1',
      pk: resultsOfMember(params.userId),
      newestFirst: true,
      ...query,
    }),
    shownMember(params.userId),
  ])
  const verified = page.items.filter(({ status }) => status === 'verified')
  return { ...page, items: await resultRows(verified) }
}
