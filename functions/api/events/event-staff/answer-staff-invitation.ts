import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import { oneHelperLess } from '#core/events/event-staff/staff-counts.ts'
import { events } from '#core/events/events/events.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { AppError } from '#shared/errors.ts'
import { answerStaffInvitation as contract } from '#shared/events/event-staff/contract.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'

function answerStaffInvitation({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    const { eventId } = params
    const key = { eventId, userId: actor.userId }
    const [event, staff] = await Promise.all([
      events.get({ id: eventId }, { consistent: true }),
      eventStaff.get(key, { consistent: true }),
    ])
    // Only people who were invited learn that a draft exists.
    if (!event || (!staff && event.status !== 'published')) throw eventNotFound()
    if (!staff)
      throw new AppError(
        'not_found',
        'invitation_not_found',
        'This invitation has been taken back or answered.',
      )
    if (body.accepts && staff.status === 'accepted') return
    const { version } = staff
    await commit(
      ...(body.accepts
        ? [
            eventStaff.put(
              { ...staff, status: 'accepted', acceptedAt: now, version: version + 1 },
              { version },
            ),
          ]
        : [eventStaff.delete(staff), oneHelperLess(eventId)]),
      recordActivity(
        {
          by: actor,
          type: 'event_update',
          description: `${body.accepts ? 'Accepted' : 'Declined'} to help at the event ${event.title}`,
        },
        now,
      ),
      ...remember(undefined),
    )
  })
}

export const handler = endpoint(contract, answerStaffInvitation)
