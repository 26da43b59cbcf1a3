import { changeOwnSuggestion } from '#core/events/event-suggestions/change-own-suggestion.ts'
import { suggestionOf } from '#core/events/event-suggestions/find-suggestion.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { withdrawSuggestion as contract } from '#shared/events/event-suggestions/contract.ts'

const withdrawSuggestion = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  changeOwnSuggestion(
    { load: () => suggestionOf(actor.userId, params.suggestionId), reply: undefined, remember },
    now,
  )

export const handler = endpoint(contract, withdrawSuggestion)
