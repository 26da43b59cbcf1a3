import { removedPools } from '#core/events/event-places/changed-pools.ts'
import { poolsOf } from '#core/events/event-places/pools.ts'
import { untilPlacesHold } from '#core/events/event-places/until-places-hold.ts'
import { adminEvent } from '#core/events/events/admin-event.ts'
import { countDrafts } from '#core/events/events/event-drafts.ts'
import { events } from '#core/events/events/events.ts'
import { readEvent } from '#core/events/events/read-event.ts'
import { tellOrganizer } from '#core/events/events/tell-organizer.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { AppError } from '#shared/errors.ts'
import { unpublishEvent as contract } from '#shared/events/events/admin-contract.ts'
import { unpublishedEvent } from '#shared/events/events/stepped-event.ts'

const hasEntries = () =>
  new AppError('conflict', 'event_has_entries', 'People have entered this event. Cancel it instead.')

function unpublishEvent({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { reason, version } = body
  return untilPlacesHold(async () => {
    const event = await readEvent(params.eventId)
    const after = unpublishedEvent(event, now)
    if (event.version !== version) throw concurrentChange()
    const places = removedPools(await poolsOf(event.id), hasEntries)
    const answer = { ...(await adminEvent(after, now)), places: { taken: 0, waiting: 0 } }
    const said = {
      title: 'Your event is a draft again',
      message: `An administrator took “${event.title}” off the site: ${reason}`,
      href: `/events/${event.id}/edit`,
    }
    await commit(
      events.put(after, { version }),
      ...places,
      countDrafts(event.ownerId, 1),
      ...(await tellOrganizer(event.ownerId, said, now)),
      recordActivity(
        {
          by: actor,
          type: 'event_update',
          description: `Unpublished the event ${event.title}`,
          metadata: { reason, eventId: event.id },
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, unpublishEvent)
