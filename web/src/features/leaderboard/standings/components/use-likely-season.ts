import { useQueries } from '@tanstack/react-query'
import type { Season } from '#shared/rules/seasons/season.ts'
import { classesQuery } from '../api/standing-queries.ts'

/** The number of running seasons to check for one with standings. */
const mostLikely = 5

/**
 * The first of several running seasons in which someone is ranked, if no season was asked for. One that answers sooner
 * than an earlier one waits for it, or the board would change under the reader.
 */
export function useLikelySeason(seasons: readonly Season[], isUnasked: boolean) {
  const likely = isUnasked ? seasons.filter(({ status }) => status === 'active').slice(0, mostLikely) : []
  const looked = useQueries({ queries: likely.map(({ id }) => classesQuery(id)) })
  const first = looked.findIndex(({ isPending, data }) => isPending || (data?.classes.length ?? 0) > 0)
  const isLooking = looked[first]?.isPending === true
  return { likely: isLooking ? undefined : likely[first], isLooking }
}
