import { suggestionByHandle } from '#core/event-suggestions/find-suggestion.ts'
import { ownSuggestion } from '#core/event-suggestions/shown-suggestions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { lookUpSuggestion as contract } from '#shared/event-suggestions/contract.ts'

const lookUpSuggestion = async ({ body }: ApiRequest<typeof contract>) =>
  ownSuggestion(await suggestionByHandle(body.handle))

export const handler = endpoint(contract, lookUpSuggestion)
