import { reviewSuggestion } from '#core/events/event-suggestions/review-suggestion.ts'
import { suggestions } from '#core/events/event-suggestions/suggestions.ts'
import { events } from '#core/events/events/events.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { markDuplicate as contract } from '#shared/events/event-suggestions/admin-contract.ts'
import { duplicated } from '#shared/events/event-suggestions/suggestion-rules.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'

const markDuplicate = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  reviewSuggestion(
    {
      by: actor,
      suggestionId: params.suggestionId,
      version: body.version,
      verb: 'Marked as a duplicate',
      step: async (before) => {
        const { duplicateOf } = body
        const after = duplicated(before, { reviewerId: actor.userId, duplicateOf }, now)
        const things = duplicateOf.startsWith('sug_') ? suggestions : events
        if (!(await things.get({ id: duplicateOf }, { consistent: true }))) throw eventNotFound()
        return after
      },
      remember,
    },
    now,
  )

export const handler = endpoint(contract, markDuplicate)
