import { ownSavedSearch } from '#core/market/saved-searches/own-saved-search.ts'
import { searchesOf } from '#core/market/saved-searches/searches-of.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listSavedSearches as contract } from '#shared/market/saved-searches/contract.ts'

async function listSavedSearches({ actor, now }: ApiRequest<typeof contract>) {
  const searches = await searchesOf(actor.userId)
  return { items: await Promise.all(searches.map((search) => ownSavedSearch(search, now))) }
}

export const handler = endpoint(contract, listSavedSearches)
