import * as z from 'zod/mini'
import { decodeCursor, encodeCursor, invalidCursor } from '#core/platform/db/cursor.ts'
import { log } from '#core/platform/log/log.ts'
import type { search as contract } from '#shared/content/search/contract.ts'
import { searchedTypes } from '#shared/content/search/indexed-types.ts'
import { compareRanks, ResultRank, rankedDay, rankOf } from '#shared/content/search/result-rank.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import { AppError } from '#shared/errors.ts'
import type { QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { type Found, lookupsOf } from './found-results.ts'
import { mayBeSlip, meantQuery } from './meant-query.ts'

type Asked = { query: QueryOf<typeof contract>; now: string }

/**
 * One page of all that is found, most relevant first, by a number of queries that does not grow: types that fail are
 * named, and the others are there. Where little is found, it says what may have been meant.
 */
export async function findResults({ query, now }: Asked): Promise<ResponseOf<typeof contract>> {
  const { q, type, limit, cursor } = query
  const types = searchedTypes.filter((one) => type === undefined || one === type)
  const { found, failed } = await searchTypes(types, q)
  const today = rankedDay(now)
  const partition = `SEARCH#${type ?? ''}#${fold(q)}`
  const after = cursor === undefined ? undefined : rankIn(partition, cursor)
  const results = found.flatMap(([, ofType]) => ofType.results)
  const asks = cursor === undefined && failed.length === 0 && mayBeSlip(results)
  const didYouMean = asks ? await meantQuery(q, type) : undefined
  const ranked = results
    .map((result) => ({ result, rank: rankOf(result, today) }))
    .filter(({ rank }) => after === undefined || compareRanks(rank, after) > 0)
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
  const page = ranked.slice(0, limit)
  const last = ranked.length > limit ? page.at(-1) : undefined
  return {
    items: page.map(({ result }) => result),
    ...(last && { nextCursor: encodeCursor(partition, { rank: JSON.stringify(last.rank) }) }),
    types: found.map(([one, ofType]) => ({ type: one, count: ofType.results.length, more: ofType.more })),
    failed,
    ...(didYouMean && { didYouMean }),
  }
}

/**
 * Returns the results of each type; refused if none of the types answers. The types of the index fail together, those
 * of nouns that find their own things apart.
 */
export async function searchTypes(
  types: readonly SearchType[],
  question: string,
): Promise<{ found: [SearchType, Found][]; failed: SearchType[] }> {
  const answers = new Map<SearchType, Found>()
  await Promise.all(
    lookupsOf(types).map(async (lookup) => {
      try {
        for (const [type, found] of await lookup.find(question)) answers.set(type, found)
      } catch (error) {
        log.error('search.types_failed', { types: lookup.types, error })
      }
    }),
  )
  const found = types.flatMap((type): [SearchType, Found][] => {
    const answer = answers.get(type)
    return answer ? [[type, answer]] : []
  })
  const failed = types.filter((type) => !answers.has(type))
  if (failed.length > 0 && found.length === 0)
    throw new AppError('unavailable', 'search_unavailable', 'Search service temporarily unavailable')
  return { found, failed }
}

/** Behind which result a page begins. */
function rankIn(partition: string, cursor: string): ResultRank {
  const { rank = '' } = decodeCursor(partition, cursor, ['rank'])
  try {
    return z.parse(ResultRank, JSON.parse(rank))
  } catch {
    throw invalidCursor()
  }
}
