import { newPools } from '#core/events/event-places/changed-pools.ts'
import { countDrafts } from '#core/events/events/event-drafts.ts'
import { holdToRules } from '#core/events/events/hold-to-rules.ts'
import { stepEvent } from '#core/events/events/step-event.ts'
import { managesFor } from '#core/organizations/organizations/find-organization.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { AppError } from '#shared/errors.ts'
import type { Event } from '#shared/events/events/event.ts'
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
        ...(await stillForOrganization(event, actor.userId)),
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

/** An event is published under the name of an organization only by those who run it, or for one who does. */
async function stillForOrganization({ organizationId, ownerId }: Event, userId: string): Promise<[]> {
  if (!organizationId || (await managesFor(organizationId, userId))) return []
  if (userId !== ownerId && (await managesFor(organizationId, ownerId))) return []
  throw new AppError(
    'conflict',
    'not_in_organization',
    'You no longer run the organization of this event. Take the event back first.',
  )
}

export const handler = endpoint(contract, publishEvent)
