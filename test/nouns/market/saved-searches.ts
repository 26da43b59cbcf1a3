import { newId } from '#shared/ids.ts'
import type { SavedSearchId } from '#shared/market/saved-searches/saved-search.ts'
import type { Client } from '#test/support/client.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'
import { userIdOf } from '#test/support/records.ts'
import { putSearch, searchBody } from '#test/support/saved-searches.ts'

const code = 'saved_search_not_found'

const own = async (caller?: Client) => ({
  savedSearchId: caller
    ? (await putSearch(userIdOf(caller))).id
    : (newId('sav', '2026-01-01T00:00:00.000Z') as SavedSearchId),
})

const changed = { ...searchBody(), version: 1 }

export const fixture = {
  listSavedSearches: () => ({}),
  createSavedSearch: { sample: () => ({ body: searchBody() }), caller: 'new' },
  updateSavedSearch: {
    sample: async (caller) => ({ params: await own(caller), body: changed }),
    foreign: async ({ client }) => ({ input: { params: await own(client), body: changed }, code }),
  },
  deleteSavedSearch: {
    sample: async (caller) => ({ params: await own(caller) }),
    foreign: async ({ client }) => ({ input: { params: await own(client) }, code }),
  },
} satisfies NounFixture<'savedSearches'>
