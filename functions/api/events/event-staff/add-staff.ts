import { dropEnded } from '#core/events/event-staff/drop-ended.ts'
import { eventStaff, invitationKey, type StoredStaff } from '#core/events/event-staff/event-staff.ts'
import { inviteHelper } from '#core/events/event-staff/invite-helper.ts'
import { oneMoreHelper } from '#core/events/event-staff/staff-counts.ts'
import { eventToChange } from '#core/events/events/event-role.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { limitInvitations } from '#core/platform/mails/limit-invitations.ts'
import { accountAt } from '#core/platform/users/account-at.ts'
import { AppError } from '#shared/errors.ts'
import { addStaff as contract } from '#shared/events/event-staff/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

async function addStaff({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { event } = await eventToChange(actor, params.eventId)
  const { email, role, classKeys } = body
  const account = await accountAt(email)
  const { member: user } = account
  if (user?.id === actor.userId && user.id === event.ownerId)
    throw new AppError('conflict', 'own_event', 'The owner of an event is already its organizer.')
  await dropEnded(event, now)
  // A person who helps already is listed with their address; of any other one the organizer learns nothing.
  const helper = user && (await eventStaff.get({ eventId: event.id, userId: user.id }, { consistent: true }))
  const key = helper ? { eventId: event.id, userId: helper.userId } : invitationKey(event.id, email)
  const before = helper ?? (await eventStaff.get(key, { consistent: true }))
  // Someone who has accepted one part is asked again before they get another.
  const isKept = before?.role === role && before.status === 'accepted'
  // They were asked for the same thing within a day, and know of it.
  const isAsked =
    before?.role === role && before.status === 'invited' && now < addTime(before.invitedAt, { days: 1 })
  const staff: StoredStaff = {
    ...key,
    role,
    classKeys,
    ...(before?.declaredConflicts && { declaredConflicts: before.declaredConflicts }),
    status: isKept ? 'accepted' : 'invited',
    invitedBy: actor.userId,
    invitedAt: isAsked ? before.invitedAt : now,
    ...(isKept && { acceptedAt: before.acceptedAt }),
    ...(!helper && { toEmail: email }),
    version: (before?.version ?? 0) + 1,
  }
  const { toEmail: _, ...listed } = staff
  const answer = { ...listed, name: helper && user ? publicName(user) : email, email }
  await commit(
    eventStaff.put(staff, before ? { version: before.version } : { absent: true }),
    ...(before ? [] : [oneMoreHelper(event.id)]),
    ...(isKept || isAsked
      ? []
      : [
          ...limitInvitations({ from: actor.userId, to: email }, now),
          ...(account.isReached
            ? await inviteHelper({ email, account, event, role, organizer: publicName(actor.user) }, now)
            : []),
        ]),
    recordActivity(
      { by: actor, type: 'event_update', description: `Invited staff to the event ${event.title}` },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, addStaff)
