import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { type RankedDays, rankedDays } from '#shared/content/search/search-tally.ts'

/**
 * The rankings: by visitors who searched, by visitors who found nothing, and the first of them that are fit
 * to show to everyone.
 */
export const RankKind = z.enum(['top', 'not-found', 'popular'])
type RankKind = z.infer<typeof RankKind>

const SearchRank = z.object({
  over: z.union(rankedDays.map((days) => z.literal(days))),
  kind: RankKind,
  query: z.string(),
  callers: z.int(),
  zero: z.int(),
  version: z.int(),
})
export type SearchRank = z.infer<typeof SearchRank>

export const rankPartition = (over: RankedDays, kind: RankKind) => `SEARCH_RANKS#${over}#${kind}`

/** The rankings: the last of a list is the first of its ranking. */
export const searchRanks = entity({
  name: 'search-rank',
  erasure: 'impersonal',
  packed: true,
  schema: SearchRank,
  key: ({ over, kind, query, callers, zero }: Omit<SearchRank, 'version'>) => ({
    pk: rankPartition(over, kind),
    sk: `${String(kind === 'not-found' ? zero : callers).padStart(12, '0')}#${query}`,
  }),
})
