import { removeHelper } from '#core/events/event-staff/remove-helper.ts'
import { eventToChange } from '#core/events/events/event-role.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { removeStaff as contract } from '#shared/events/event-staff/contract.ts'

async function removeStaff({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { event } = await eventToChange(actor, params.eventId)
  await removeHelper({ eventId: event.id, userId: params.helperId }, () => [
    recordActivity(
      { by: actor, type: 'event_update', description: `Removed staff from the event ${event.title}` },
      now,
    ),
    ...remember(undefined),
  ])
}

export const handler = endpoint(contract, removeStaff)
