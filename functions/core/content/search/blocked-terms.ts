import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { BlockedTerm } from '#shared/content/search/contract.ts'

/** One item, because each counted search and each list of popular ones reads all of it. Terms are folded. */
export const blockedTermLists = entity({
  name: 'blocked-search-terms',
  erasure: 'impersonal',
  schema: z.object({ terms: z.array(BlockedTerm), version: z.int() }),
  key: (_: object) => ({ pk: 'SEARCH_BLOCKED', sk: 'LIST' }),
})

/** Returns the current terms, newest first; before the first one nothing is stored. */
export const blockedTerms = async (options: { consistent?: boolean } = {}) =>
  (await blockedTermLists.get({}, options)) ?? { terms: [], version: 0 }
