import { suggestSearch } from '#shared/search/contract.ts'
import { call } from '#web/lib/call.ts'

export const fetchSuggestions = async (q: string, signal: AbortSignal) =>
  (await call(suggestSearch, { query: { q } }, { signal })).items
