import { reviewSuggestion } from '#core/events/event-suggestions/review-suggestion.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { askSuggester as contract } from '#shared/events/event-suggestions/admin-contract.ts'
import { asked } from '#shared/events/event-suggestions/suggestion-rules.ts'

const askSuggester = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  reviewSuggestion(
    {
      by: actor,
      suggestionId: params.suggestionId,
      version: body.version,
      verb: 'Asked about',
      step: (before) => asked(before, { reviewerId: actor.userId, answer: body.answer }, now),
      remember,
    },
    now,
  )

export const handler = endpoint(contract, askSuggester)
