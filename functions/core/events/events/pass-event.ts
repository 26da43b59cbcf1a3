import { eventStaff } from '#core/events/event-staff/event-staff.ts'
import { oneHelperLess } from '#core/events/event-staff/staff-counts.ts'
import { managersOf } from '#core/organizations/organizations/managers-of.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { countDrafts } from './event-drafts.ts'
import { events } from './events.ts'
import { tellOrganizer } from './tell-organizer.ts'

/**
 * Passes the event of an organization to an owner of it, else to a manager, because its own leaves the platform. False
 * where there is no one.
 */
export const passEvent = (id: string, userId: string, now: string): Promise<boolean> =>
  untilUnchanged(async () => {
    const event = await events.get({ id }, { consistent: true })
    if (!event?.organizationId || event.ownerId !== userId) return false
    const next = await successor(event.organizationId, userId)
    if (!next) return false
    const { version, poster } = event
    const helped = await eventStaff.get({ eventId: event.id, userId: next.id }, { consistent: true })
    const isOfOwner = poster?.url.startsWith(`/media/event-posters/${userId}/`)
    await commit(
      events.put(
        {
          ...event,
          ownerId: next.id,
          contactEmail: undefined,
          contactPhone: undefined,
          ...(isOfOwner && { poster: undefined }),
          version: version + 1,
        },
        { version },
      ),
      users.check({ id: next.id }, { version: next.version }),
      ...(event.status === 'draft' ? [countDrafts(next.id, 1)] : []),
      ...(helped ? [eventStaff.delete(helped), oneHelperLess(event.id)] : []),
      ...(await tellOrganizer(
        next.id,
        {
          title: 'An event is yours',
          message: `The owner of “${event.title}” has left, so it is yours to organize.`,
          href: `${eventPath(event.id)}/edit`,
        },
        now,
      )),
    )
    return true
  })

/** The first of those who run events for an organization whose account is there to stay. */
async function successor(organizationId: string, userId: string): Promise<StoredUser | undefined> {
  for (const person of await managersOf(organizationId)) {
    if (person.userId === userId) continue
    const user = await users.get({ id: person.userId }, { consistent: true })
    if (user?.status === 'active' && user.registrationCompleted && !user.deletionDueAt) return user
  }
  return undefined
}
