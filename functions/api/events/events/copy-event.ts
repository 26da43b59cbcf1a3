import { assertOrganizer } from '#core/events/events/assert-organizer.ts'
import { oneMoreDraft } from '#core/events/events/event-drafts.ts'
import { eventToChange } from '#core/events/events/event-role.ts'
import { events } from '#core/events/events/events.ts'
import { organizationOfCopy } from '#core/events/events/organization-for.ts'
import { ownEvent } from '#core/events/events/own-event.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { copiedEvent } from '#shared/events/events/copied-event.ts'
import { copyEvent as contract } from '#shared/events/events/own-contract.ts'
import { newId } from '#shared/ids.ts'

async function copyEvent({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { event } = await eventToChange(actor, params.eventId)
  await assertOrganizer(actor)
  const { userId } = actor
  const { organizationId, held } = await organizationOfCopy(event.organizationId, userId)
  const begun = { id: newId('evt', now), ownerId: userId, organizationId, startsOn: body.startsOn }
  const copy = copiedEvent(event, begun, now)
  const answer = ownEvent(copy, 'owner', undefined, now)
  await commit(
    oneMoreDraft(userId),
    events.put(copy, { absent: true }),
    ...held,
    recordActivity({ by: actor, type: 'event_create', description: `Copied the event ${event.title}` }, now),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, copyEvent)
