import { organizerNameOf } from '#core/events/event-suggestions/organizer-name.ts'
import { ownerOfDraft } from '#core/events/event-suggestions/owner-of-draft.ts'
import { reviewSuggestion } from '#core/events/event-suggestions/review-suggestion.ts'
import { countDrafts } from '#core/events/events/event-drafts.ts'
import { events } from '#core/events/events/events.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { approveSuggestion as contract } from '#shared/events/event-suggestions/admin-contract.ts'
import { draftOf } from '#shared/events/event-suggestions/draft-of.ts'
import { approved } from '#shared/events/event-suggestions/suggestion-rules.ts'
import type { Event } from '#shared/events/events/event.ts'
import { newId } from '#shared/ids.ts'

/**
 * The draft comes with the decision, so that none is ever without the other. Of an organization it takes the name alone:
 * only its own people give it an event.
 */
function approveSuggestion({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const eventId = newId('evt', now) as Event['id']
  let ownerId = actor.userId as Event['ownerId']
  let organizerName = ''
  return reviewSuggestion(
    {
      by: actor,
      suggestionId: params.suggestionId,
      version: body.version,
      verb: 'Approved',
      step: async (before) => {
        const after = approved(before, { reviewerId: actor.userId, answer: body.answer, eventId }, now)
        organizerName = await organizerNameOf(before)
        ownerId = (await ownerOfDraft(before, actor)) as Event['ownerId']
        return after
      },
      writes: (after) => [
        events.put(draftOf({ ...after, organizerName }, { id: eventId, ownerId }, now), { absent: true }),
        countDrafts(ownerId, 1),
      ],
      remember,
    },
    now,
  )
}

export const handler = endpoint(contract, approveSuggestion)
