import { suggestSearch } from '#shared/content/search/contract.ts'
import { fold } from '#shared/platform/words/fold.ts'
import { call } from '#web/lib/call.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { popularQuery } from './search-queries.ts'

const mostResults = 6
const mostOptions = 8

/** The suggestions for a text: results, and popular searches that begin with it. */
export async function fetchSuggestions(q: string, signal: AbortSignal) {
  const [{ items }, popular] = await Promise.all([
    call(suggestSearch, { query: { q } }, { signal }),
    queryClient.ensureQueryData(popularQuery).catch((): string[] => []),
  ])
  const results = items.slice(0, mostResults)
  const asked = fold(q)
  const begun = popular.filter((query) => fold(query).startsWith(asked) && fold(query) !== asked)
  return { results, popular: begun.slice(0, mostOptions - mostResults) }
}
