import { deleteEvent as deleteOne } from '#core/events/events/delete-event.ts'
import { tellOrganizer } from '#core/events/events/tell-organizer.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { deleteEvent as contract } from '#shared/events/events/admin-contract.ts'

async function deleteEvent({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  await deleteOne(params.eventId, async ({ id, ownerId, title }) => [
    ...(ownerId === actor.userId
      ? []
      : await tellOrganizer(
          ownerId,
          { title: 'Your event was deleted', message: `An administrator deleted “${title}”.` },
          now,
        )),
    recordActivity(
      {
        by: actor,
        type: 'event_update',
        description: `Deleted the event ${title}`,
        metadata: { eventId: id },
      },
      now,
    ),
    ...remember(undefined),
  ])
}

export const handler = endpoint(contract, deleteEvent)
