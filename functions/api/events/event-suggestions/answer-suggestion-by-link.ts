import { changeOwnSuggestion } from '#core/events/event-suggestions/change-own-suggestion.ts'
import { suggestionByHandle } from '#core/events/event-suggestions/find-suggestion.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { answerSuggestionByLink as contract } from '#shared/events/event-suggestions/contract.ts'

const answerSuggestionByLink = ({ body, now, remember }: ApiRequest<typeof contract>) =>
  changeOwnSuggestion(
    {
      load: () => suggestionByHandle(body.handle),
      reply: 'reply' in body ? body.reply : undefined,
      remember,
    },
    now,
  )

export const handler = endpoint(contract, answerSuggestionByLink)
