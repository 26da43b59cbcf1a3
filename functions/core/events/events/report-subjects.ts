import { putPostsBack, takeDownPosts } from '#core/community/feed/taken-down.ts'
import { staffOf } from '#core/events/event-staff/staff-of.ts'
import { managersOf } from '#core/organizations/organizations/managers-of.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { SubjectOf } from '#core/platform/reports/reported-subject.ts'
import type { Event } from '#shared/events/events/event.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { hasPage } from '#shared/events/events/public-event.ts'
import { events } from './events.ts'
import { tellOrganizer } from './tell-organizer.ts'

/** More people do not fit into the transaction of a decision. */
const mostTold = 20

const findEvent = (id: string) => events.get({ id }, { consistent: true })

/** Everything that its organizers wrote for others to read. */
const textOf = ({ description, waiver, cancelReason, classes, questions, websiteUrl }: Event): string =>
  [
    description,
    cancelReason && `Cancelled: ${cancelReason}`,
    classes.length > 0 && `Classes: ${classes.map(({ name }) => name).join(', ')}`,
    waiver && `Waiver: ${waiver}`,
    ...questions.map(({ label, options }) =>
      ['Question:', label, options.join(', ')].filter(Boolean).join(' '),
    ),
    websiteUrl,
  ]
    .filter(Boolean)
    .join('\n\n')

/**
 * The actions report cases can take on events. A removed one is off the site for everyone; entries, the desk, and
 * results stay, and organizers can still change or cancel it.
 */
export const reportedSubjects: Record<'event', SubjectOf> = {
  event: {
    load: async (id) => {
      const event = await findEvent(id)
      return event && (hasPage(event) || event.removed)
        ? {
            title: event.title,
            text: textOf(event),
            href: event.removed ? `${eventPath(event.id)}/edit` : eventPath(event.id),
            authorId: event.ownerId,
            changedAt: event.updatedAt,
            isRemoved: event.removed !== undefined,
          }
        : undefined
    },
    setHidden: async (id, isHidden, now) => {
      const event = await findEvent(id)
      // People plan their weekends by it, so no weight of reports hides an event.
      if (isHidden || !event?.removed) return []
      return [
        events.put({ ...event, removed: undefined, version: event.version + 1 }, { version: event.version }),
        putPostsBack({ type: 'event', id: event.id }),
        // Places that came free meanwhile were offered to no one.
        announce('place.freed', { eventId: event.id }, now),
        ...(await tellOrganizers(
          event,
          {
            title: 'Your event is on the site again',
            message: `An administrator shows “${event.title}” again.`,
            href: eventPath(event.id),
          },
          now,
        )),
      ]
    },
    remove: async (id, reason, now) => {
      const event = await findEvent(id)
      if (!event || event.removed?.reason === reason) return []
      return [
        events.put(
          {
            ...event,
            removed: { at: event.removed?.at ?? now, reason },
            version: event.version + 1,
          },
          { version: event.version },
        ),
        takeDownPosts({ type: 'event', id: event.id }),
        ...(await tellOrganizers(
          event,
          {
            title: 'Your event was taken off the site',
            message: `An administrator removed “${event.title}”: ${reason}`,
            href: `${eventPath(event.id)}/edit`,
          },
          now,
        )),
      ]
    },
  },
}

/** Tells the owner, everyone who organizes with them, and the managers of its organization. */
async function tellOrganizers(
  { id, ownerId, organizationId }: Event,
  said: Parameters<typeof tellOrganizer>[1],
  now: string,
) {
  const [staff, managers] = await Promise.all([staffOf(id), managersOf(organizationId)])
  const organizers = staff.filter(({ role, status }) => role === 'organizer' && status === 'accepted')
  const all = [ownerId, ...[...organizers, ...managers].map(({ userId }) => userId)]
  const told = [...new Set(all)].slice(0, mostTold)
  return (await Promise.all(told.map((userId) => tellOrganizer(userId, said, now)))).flat()
}
