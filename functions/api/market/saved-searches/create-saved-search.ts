import { ownSavedSearch } from '#core/market/saved-searches/own-saved-search.ts'
import { savedSearches } from '#core/market/saved-searches/saved-searches.ts'
import { countSearches } from '#core/market/saved-searches/search-counts.ts'
import { settledSearch } from '#core/market/saved-searches/settled-search.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import { newId } from '#shared/ids.ts'
import { createSavedSearch as contract } from '#shared/market/saved-searches/contract.ts'
import type { SavedSearch, SavedSearchId } from '#shared/market/saved-searches/saved-search.ts'

function createSavedSearch({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { user } = actor
  const id = newId('sav', now) as SavedSearchId
  return untilUnchanged(
    async () => {
      const settled = await settledSearch(body)
      const search: SavedSearch = {
        id,
        userId: user.id,
        ...settled,
        createdAt: now,
        updatedAt: now,
        version: 1,
      }
      const answer = await ownSavedSearch(search, now)
      await commit(
        savedSearches.put(search, { absent: true }),
        await countSearches(user.id, id),
        users.check({ id: user.id }, { version: user.version }),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, createSavedSearch)
