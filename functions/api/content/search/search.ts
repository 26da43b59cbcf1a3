import { countSearch } from '#core/content/search/count-search.ts'
import { findResults } from '#core/content/search/find-results.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { search as contract } from '#shared/content/search/contract.ts'

export async function search({ query, now, ip }: Pick<ApiRequest<typeof contract>, 'query' | 'now' | 'ip'>) {
  const answer = await findResults({ query, now })
  const isSubmitted = query.submitted === 'true' && query.cursor === undefined
  if (isSubmitted && isTelling(answer, query.type))
    await countSearch({ query: query.q, ip, now, ...outcomeOf(answer) })
  return answer
}

type Answer = Awaited<ReturnType<typeof findResults>>

/**
 * When only a part was searched and had no result, no one knows whether the rest has one. Counted as found, it could
 * become popular; counted as not found, it would be in the report of missing terms.
 */
const isTelling = ({ items, failed }: Answer, type: string | undefined) =>
  items.length > 0 || (type === undefined && failed.length === 0)

const outcomeOf = ({ items, types }: Answer) => ({
  foundNothing: items.length === 0,
  foundThings: types.some((one) => one.type !== 'user' && one.count > 0),
})

export const handler = endpoint(contract, search)
