import { searchTypes } from '#core/content/search/find-results.ts'
import { meantQuery } from '#core/content/search/meant-query.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { suggestSearch as contract } from '#shared/content/search/contract.ts'
import { searchedTypes } from '#shared/content/search/indexed-types.ts'
import { compareRanks, rankedDay, rankOf } from '#shared/content/search/result-rank.ts'
import type { SearchResult } from '#shared/content/search/search-result.ts'

const mostSuggestions = 8
const mostOfOneType = 5

/** Results that stand under one heading: those of a type, and what is for sale apart from the other contents. */
const headingOf = ({ type, category }: SearchResult) =>
  type === 'content' ? `content ${isForSale(category)}` : type
const isForSale = (category: string | undefined) => category === 'Marketplace'

/**
 * The most relevant of all types, no more than five of one, so that no type crowds out the others; where there is
 * nothing, what may have been meant. Spread, all of these five come.
 */
export async function suggestSearch({ query, now }: Pick<ApiRequest<typeof contract>, 'query' | 'now'>) {
  const { found, failed } = await searchTypes(searchedTypes, query.q)
  const today = rankedDay(now)
  const inOrder = (results: readonly SearchResult[]) =>
    results.toSorted((a, b) => compareRanks(rankOf(a, today), rankOf(b, today)))
  const groups = found.flatMap(([, { results }]) =>
    query.spread ? [...Map.groupBy(results, headingOf).values()] : [results],
  )
  const best = groups.flatMap((results) => inOrder(results).slice(0, mostOfOneType))
  const items = query.spread ? inOrder(best) : inOrder(best).slice(0, mostSuggestions)
  const didYouMean = items.length === 0 && failed.length === 0 ? await meantQuery(query.q) : undefined
  return { items, ...(didYouMean && { didYouMean }) }
}

export const handler = endpoint(contract, suggestSearch)
