import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import { inviteHelper } from '#core/events/event-staff/invite-helper.ts'
import { oneMoreHelper } from '#core/events/event-staff/staff-counts.ts'
import { eventToChange } from '#core/events/events/event-role.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { users } from '#core/platform/users/users.ts'
import { publicName } from '#shared/community/members/public-name.ts'
import { AppError } from '#shared/errors.ts'
import { addStaff as contract } from '#shared/events/event-staff/contract.ts'
import type { EventStaff } from '#shared/events/event-staff/event-staff.ts'

const memberNotFound = () =>
  new AppError(
    'not_found',
    'member_not_found',
    'No member has this email address. Ask them to register first.',
  )

async function memberAt(email: string) {
  const claim = await emailClaims.get({ email }, { consistent: true })
  const user = claim && (await users.get({ id: claim.userId }, { consistent: true }))
  if (!user?.registrationCompleted || user.deletionDueAt !== undefined) throw memberNotFound()
  return user
}

async function addStaff({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { event } = await eventToChange(actor, params.eventId)
  const user = await memberAt(body.email)
  if (user.id === event.ownerId)
    throw new AppError('conflict', 'own_event', 'The owner of an event is already its organizer.')
  const key = { eventId: event.id, userId: user.id }
  const before = await eventStaff.get(key, { consistent: true })
  const { role, classKeys } = body
  // Someone who has accepted one part is asked again before they get another.
  const isKept = before?.role === role && before.status === 'accepted'
  const staff: EventStaff = {
    ...key,
    role,
    classKeys,
    ...(before?.declaredConflicts && { declaredConflicts: before.declaredConflicts }),
    status: isKept ? 'accepted' : 'invited',
    invitedBy: actor.userId,
    invitedAt: now,
    ...(isKept && { acceptedAt: before.acceptedAt }),
    version: (before?.version ?? 0) + 1,
  }
  const answer = { ...staff, name: user.name, email: user.email }
  await commit(
    eventStaff.put(staff, before ? { version: before.version } : { absent: true }),
    ...(before ? [] : [oneMoreHelper(event.id)]),
    ...(isKept ? [] : inviteHelper({ user, event, role, organizer: publicName(actor.user) }, now)),
    recordActivity(
      { by: actor, type: 'event_update', description: `Invited a helper to the event ${event.title}` },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, addStaff)
