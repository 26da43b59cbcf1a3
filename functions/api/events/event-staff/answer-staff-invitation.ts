import { eventStaff, type StoredStaff } from '#core/events/event-staff/event-staff.ts'
import { ownInvitation } from '#core/events/event-staff/own-invitation.ts'
import { oneHelperLess } from '#core/events/event-staff/staff-counts.ts'
import { events } from '#core/events/events/events.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import { answerStaffInvitation as contract } from '#shared/events/event-staff/contract.ts'
import { invitationEnded } from '#shared/events/event-staff/invitation-ended.ts'
import { eventNotFound } from '#shared/events/events/not-found.ts'

const invitationNotFound = () =>
  new AppError(
    'not_found',
    'invitation_not_found',
    'This invitation has ended, or it is for another email address.',
  )

function answerStaffInvitation({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    const { eventId } = params
    const [event, { invitation, helper }] = await Promise.all([
      events.get({ id: eventId }, { consistent: true }),
      ownInvitation(eventId, actor),
    ])
    // One that has ended can still be declined.
    const [asked] = [invitation, helper].filter(
      (one) => one && event && !(body.accepts && invitationEnded(one, event, now)),
    )
    // Only people who were invited learn that a draft exists.
    if (!event || (!asked && event.status !== 'published')) throw eventNotFound()
    if (!asked) throw invitationNotFound()
    if (body.accepts && asked.status === 'accepted') return
    if (body.accepts && event.ownerId === actor.userId)
      throw new AppError('conflict', 'own_event', 'The owner of an event is already its organizer.')
    await commit(
      ...(body.accepts
        ? accepted({ asked, helper, userId: actor.userId }, now)
        : [eventStaff.delete(asked), oneHelperLess(eventId)]),
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

type Accepting = { asked: StoredStaff; helper: StoredStaff | undefined; userId: string }

/** An invitation to their address becomes what they do at the event, in place of what they did before. */
function accepted({ asked, helper, userId }: Accepting, now: string): Write[] {
  const { toEmail, ...staff } = asked
  const after = {
    ...staff,
    userId,
    ...(helper?.declaredConflicts && { declaredConflicts: helper.declaredConflicts }),
    status: 'accepted' as const,
    acceptedAt: now,
    version: (helper?.version ?? 0) + 1,
  }
  return [
    eventStaff.put(after, helper ? { version: helper.version } : { absent: true }),
    ...(toEmail === undefined ? [] : [eventStaff.delete(asked)]),
    ...(toEmail !== undefined && helper ? [oneHelperLess(asked.eventId)] : []),
  ]
}

export const handler = endpoint(contract, answerStaffInvitation)
