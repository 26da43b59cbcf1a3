import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import { oneHelperLess } from '#core/events/event-staff/staff-counts.ts'
import { adminEvent } from '#core/events/events/admin-event.ts'
import { countDrafts } from '#core/events/events/event-drafts.ts'
import { events } from '#core/events/events/events.ts'
import { readEvent } from '#core/events/events/read-event.ts'
import { tellOrganizer } from '#core/events/events/tell-organizer.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { permissionsOf } from '#core/platform/roles/permissions-of.ts'
import { users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { changeEventOwner as contract } from '#shared/events/events/admin-contract.ts'
import { refusal } from '#shared/platform/users/access.ts'

/** Someone who may hold events now. */
async function organizer(userId: string) {
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw new AppError('not_found', 'user_not_found', 'User not found')
  if (
    user.deletionDueAt !== undefined ||
    refusal({ permission: 'events.create' }, user, await permissionsOf(user))
  )
    throw new AppError('conflict', 'not_an_organizer', 'Choose a member who can create events.')
  return user
}

function changeEventOwner({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(async () => {
    const { userId, reason, version } = body
    const event = await readEvent(params.eventId)
    if (event.ownerId === userId) return adminEvent(event, now)
    const user = await organizer(userId)
    if (event.version !== version) throw concurrentChange()
    const after = { ...event, ownerId: user.id, updatedAt: now, version: version + 1 }
    const helped = await eventStaff.get({ eventId: event.id, userId }, { consistent: true })
    const answer = await adminEvent(after, now)
    const href = `/events/${event.id}/edit`
    const given = {
      title: 'You now organize an event',
      message: `“${event.title}” was transferred to you: ${reason}`,
      href,
    }
    const taken = { title: 'Your event has another organizer', message: `“${event.title}”: ${reason}` }
    const [forNext, forLast] = await Promise.all([
      tellOrganizer(userId, given, now),
      tellOrganizer(event.ownerId, taken, now),
    ])
    await commit(
      events.put(after, { version }),
      users.check({ id: userId }, { version: user.version }),
      ...(event.status === 'draft' ? [countDrafts(event.ownerId, -1), countDrafts(userId, 1)] : []),
      ...(helped ? [eventStaff.delete(helped), oneHelperLess(event.id)] : []),
      ...forNext,
      ...forLast,
      recordActivity(
        {
          by: actor,
          type: 'event_update',
          description: `Transferred the event ${event.title} to another organizer`,
          metadata: { reason, eventId: event.id },
          before: { ownerId: event.ownerId },
          after: { ownerId: userId },
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

export const handler = endpoint(contract, changeEventOwner)
