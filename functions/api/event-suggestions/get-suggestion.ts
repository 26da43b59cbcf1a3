import { suggestionOf } from '#core/event-suggestions/find-suggestion.ts'
import { ownSuggestion } from '#core/event-suggestions/shown-suggestions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getSuggestion as contract } from '#shared/event-suggestions/contract.ts'

const getSuggestion = async ({ actor, params }: ApiRequest<typeof contract>) =>
  ownSuggestion(await suggestionOf(actor.userId, params.suggestionId))

export const handler = endpoint(contract, getSuggestion)
