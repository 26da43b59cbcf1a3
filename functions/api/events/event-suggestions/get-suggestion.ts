import { suggestionOf } from '#core/events/event-suggestions/find-suggestion.ts'
import { ownSuggestion } from '#core/events/event-suggestions/shown-suggestions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getSuggestion as contract } from '#shared/events/event-suggestions/contract.ts'

const getSuggestion = async ({ actor, params }: ApiRequest<typeof contract>) =>
  ownSuggestion(await suggestionOf(actor.userId, params.suggestionId))

export const handler = endpoint(contract, getSuggestion)
