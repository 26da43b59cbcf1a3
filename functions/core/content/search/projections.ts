import { countsByDay } from '#core/platform/platform-figures/counts-by-day.ts'
import { projection } from '#core/platform/projections/projection.ts'
import { popularDays, rankedDays, type SearchTally, sumOf } from '#shared/content/search/search-tally.ts'
import { type SearchRank, searchRanks } from './search-ranks.ts'
import { searchTallies } from './search-tallies.ts'
import { searchedQueries } from './searched-queries.ts'

/** The rankings of searches, by the tally of each query, and the figures. */
export const projections = [
  projection({ of: searchTallies, into: searchRanks, rows: ranksOf }),
  // What was searched for counts for good, by the same days as in the report of searches.
  countsByDay({
    of: searchedQueries,
    id: ({ day, query }) => `${day}#${query}`,
    counts: ({ day, callers, zero }) => [
      { figure: 'searches', day, count: callers },
      { figure: 'searches_without_results', day, count: zero },
    ],
    lasting: true,
  }),
]

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
