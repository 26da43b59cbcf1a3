import { ownSavedSearch } from '#core/market/saved-searches/own-saved-search.ts'
import { savedSearches } from '#core/market/saved-searches/saved-searches.ts'
import { settledSearch } from '#core/market/saved-searches/settled-search.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { updateSavedSearch as contract } from '#shared/market/saved-searches/contract.ts'
import { savedSearchRefusal } from '#shared/market/saved-searches/saved-search-refusal.ts'

const updateSavedSearch = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { version, ...fields } = body
    const before = await savedSearches.get(
      { userId: actor.userId, id: params.savedSearchId },
      { consistent: true },
    )
    if (!before) throw savedSearchRefusal.notFound()
    const settled = await settledSearch(fields)
    if (before.version !== version) throw concurrentChange()
    const { point: _, ...kept } = before
    const after = { ...kept, ...settled, updatedAt: now, version: version + 1 }
    const answer = await ownSavedSearch(after, now)
    await commit(savedSearches.put(after, { version }), ...remember(answer))
    return answer
  })

export const handler = endpoint(contract, updateSavedSearch)
