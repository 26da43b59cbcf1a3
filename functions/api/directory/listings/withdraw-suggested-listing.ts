import {
  suggestionByHandle,
  suggestionState,
  withdrawSuggestion,
} from '#core/directory/listings/suggestion-state.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { withdrawSuggestedListing as contract } from '#shared/directory/listings/own-contract.ts'

const withdrawSuggestedListing = async ({ body, now }: ApiRequest<typeof contract>) =>
  suggestionState(await withdrawSuggestion(() => suggestionByHandle(body.handle)), now)

export const handler = endpoint(contract, withdrawSuggestedListing)
