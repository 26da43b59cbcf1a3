import { suggestionByHandle, suggestionState } from '#core/directory/listings/suggestion-state.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { lookUpSuggestedListing as contract } from '#shared/directory/listings/own-contract.ts'

const lookUpSuggestedListing = async ({ body, now }: ApiRequest<typeof contract>) =>
  suggestionState(await suggestionByHandle(body.handle), now)

export const handler = endpoint(contract, lookUpSuggestedListing)
