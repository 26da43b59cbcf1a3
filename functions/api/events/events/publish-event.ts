import { newPools } from '#core/events/event-places/changed-pools.ts'
import { countDrafts } from '#core/events/events/event-drafts.ts'
import { holdToRules } from '#core/events/events/hold-to-rules.ts'
import { stepEvent } from '#core/events/events/step-event.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { publishEvent as contract } from '#shared/events/events/own-contract.ts'
import { publishedEvent } from '#shared/events/events/stepped-event.ts'

function publishEvent({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { eventId } = params
  return stepEvent(
    {
      actor,
      eventId,
      version: body.version,
      to: 'published',
      verb: 'Published',
      stepped: (event) => publishedEvent(event, now),
      writes: async (event, before) => [
        ...(await holdToRules(event, before)),
        ...newPools(event),
        countDrafts(event.ownerId, -1),
        announce('event.published', { eventId: event.id }, now),
      ],
      remember,
    },
    now,
  )
}

export const handler = endpoint(contract, publishEvent)
