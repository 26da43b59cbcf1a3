import { suggestionByHandle } from '#core/events/event-suggestions/find-suggestion.ts'
import { ownSuggestion } from '#core/events/event-suggestions/shown-suggestions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { lookUpSuggestion as contract } from '#shared/events/event-suggestions/contract.ts'

const lookUpSuggestion = async ({ body }: ApiRequest<typeof contract>) =>
  ownSuggestion(await suggestionByHandle(body.handle))

export const handler = endpoint(contract, lookUpSuggestion)
