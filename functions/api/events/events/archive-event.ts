import { countDrafts } from '#core/events/events/event-drafts.ts'
import { stepEvent } from '#core/events/events/step-event.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { archiveEvent as contract } from '#shared/events/events/own-contract.ts'
import { archivedEvent } from '#shared/events/events/stepped-event.ts'

function archiveEvent({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { eventId } = params
  return stepEvent(
    {
      actor,
      eventId,
      version: body.version,
      to: 'archived',
      verb: 'Archived',
      isForOwner: true,
      stepped: (event) => archivedEvent(event, now),
      writes: (event) => [countDrafts(event.ownerId, -1)],
      remember,
    },
    now,
  )
}

export const handler = endpoint(contract, archiveEvent)
