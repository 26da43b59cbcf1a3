import { log } from '#core/platform/log/log.ts'
import { type listPopularSearches as contract, popularShown } from '#shared/content/search/contract.ts'
import { isBlocked } from '#shared/content/search/is-blocked.ts'
import { withFixedSearches } from '#shared/content/search/popular-searches.ts'
import { popularDays } from '#shared/content/search/search-tally.ts'
import type { QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import { blockedTerms } from './blocked-terms.ts'
import { rankPartition, searchRanks } from './search-ranks.ts'

type Asked = { query: QueryOf<typeof contract> }

/** More than can be asked for, because some may be blocked. */
const ranksRead = 100

/**
 * Returns the most popular searches, as far as everyone may see them; the fixed list if there are few or none
 * are known.
 */
export async function listPopularSearches({ query }: Asked): Promise<ResponseOf<typeof contract>> {
  const popular = await popularSearches().catch((error: unknown) => {
    log.error('search.popular_failed', { error })
    return []
  })
  const all = withFixedSearches(popular, popularShown)
  return { items: all.slice(0, query.limit).map((one) => ({ query: one })) }
}

async function popularSearches(): Promise<string[]> {
  const pk = rankPartition(popularDays, 'popular')
  const [{ items }, { terms }] = await Promise.all([
    searchRanks.list({ pk, limit: ranksRead, newestFirst: true }),
    blockedTerms(),
  ])
  const blocked = terms.map(({ term }) => term)
  return items.map(({ query }) => query).filter((query) => !isBlocked(query, blocked))
}
