import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { countSearch } from '#core/search/count-search.ts'
import { findResults } from '#core/search/find-results.ts'
import { search as contract } from '#shared/search/contract.ts'

export async function search({ query, now, ip }: Pick<ApiRequest<typeof contract>, 'query' | 'now' | 'ip'>) {
  const answer = await findResults({ query, now })
  if (query.submitted === 'true' && query.cursor === undefined)
    await countSearch({ query: query.q, ip, now, ...outcomeOf(answer, query.type) })
  return answer
}

type Answer = Awaited<ReturnType<typeof findResults>>

function outcomeOf({ items, types, failed }: Answer, type: string | undefined) {
  return {
    // Nothing was found only where all of it was searched.
    foundNothing: items.length === 0 && failed.length === 0 && type === undefined,
    foundThings: types.some((one) => one.type !== 'user' && one.count > 0),
  }
}

export const handler = endpoint(contract, search)
