import { projection } from '#core/platform/projections/projection.ts'
import { popularDays, rankedDays, type SearchTally, sumOf } from '#shared/content/search/search-tally.ts'
import { type SearchRank, searchRanks } from './search-ranks.ts'
import { searchTallies } from './search-tallies.ts'

/** The rankings of searches, by the tally of each query. */
export const projections = [projection({ of: searchTallies, into: searchRanks, rows: ranksOf })]

function ranksOf(tally: SearchTally): SearchRank[] {
  return rankedDays.flatMap((over) => {
    const { callers, zero, isPopular } = sumOf(tally, over)
    const rank = { over, query: tally.query, callers, zero, version: 1 }
    return [
      ...(callers > 0 ? [{ ...rank, kind: 'top' as const }] : []),
      ...(zero > 0 ? [{ ...rank, kind: 'not-found' as const }] : []),
      ...(isPopular && over === popularDays ? [{ ...rank, kind: 'popular' as const }] : []),
    ]
  })
}
