import { savedSearches } from '#core/market/saved-searches/saved-searches.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { deleteSavedSearch as contract } from '#shared/market/saved-searches/contract.ts'
import { savedSearchRefusal } from '#shared/market/saved-searches/saved-search-refusal.ts'

const deleteSavedSearch = ({ actor, params, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const search = await savedSearches.get(
      { userId: actor.userId, id: params.savedSearchId },
      { consistent: true },
    )
    if (!search) throw savedSearchRefusal.notFound()
    await commit(savedSearches.delete(search), ...remember(undefined))
  })

export const handler = endpoint(contract, deleteSavedSearch)
