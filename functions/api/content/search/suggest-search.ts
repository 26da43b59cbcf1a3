import { searchTypes } from '#core/content/search/find-results.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { suggestSearch as contract } from '#shared/content/search/contract.ts'
import { searchedTypes } from '#shared/content/search/indexed-types.ts'
import { compareRanks, rankOf } from '#shared/content/search/result-rank.ts'
import type { SearchResult } from '#shared/content/search/search-result.ts'

const mostSuggestions = 8
const mostOfOneType = 5

/** The most relevant of all types, no more than five of one, so that no type crowds out the others. */
export async function suggestSearch({ query, now }: Pick<ApiRequest<typeof contract>, 'query' | 'now'>) {
  const { found } = await searchTypes(searchedTypes, query.q)
  const today = now.slice(0, 10)
  const inOrder = (results: readonly SearchResult[]) =>
    results.toSorted((a, b) => compareRanks(rankOf(a, today), rankOf(b, today)))
  const best = found.flatMap(([, { results }]) => inOrder(results).slice(0, mostOfOneType))
  return { items: inOrder(best).slice(0, mostSuggestions) }
}

export const handler = endpoint(contract, suggestSearch)
