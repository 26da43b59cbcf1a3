import { reviewSuggestion } from '#core/events/event-suggestions/review-suggestion.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { rejectSuggestion as contract } from '#shared/events/event-suggestions/admin-contract.ts'
import { rejected } from '#shared/events/event-suggestions/suggestion-rules.ts'

const rejectSuggestion = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  reviewSuggestion(
    {
      by: actor,
      suggestionId: params.suggestionId,
      version: body.version,
      verb: 'Rejected',
      step: (before) => rejected(before, { reviewerId: actor.userId, answer: body.answer }, now),
      remember,
    },
    now,
  )

export const handler = endpoint(contract, rejectSuggestion)
