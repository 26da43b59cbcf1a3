import { useInfiniteQuery } from '@tanstack/react-query'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { organizerEventsQuery } from '../api/organizer-events-query.ts'
import { EventTile } from './event-tile.tsx'

/** The events that a member holds: those to come first. */
export const OrganizerEvents = ({ userId }: { userId: string }) => (
  <>
    <EventsWhen userId={userId} when="upcoming" title="Upcoming events" />
    <EventsWhen userId={userId} when="past" title="Past events" />
  </>
)

type EventsWhenProps = { userId: string; when: 'upcoming' | 'past'; title: string }

function EventsWhen({ userId, when, title }: EventsWhenProps) {
  const pages = useInfiniteQuery(organizerEventsQuery(userId, when))
  const isEmpty = !pages.hasNextPage && !pages.data?.pages.some(({ items }) => items.length > 0)
  if (isEmpty && !pages.isError) return null
  return (
    <section className="grid gap-3">
      <h2 className="text-lg font-semibold">{title}</h2>
      <CursorList
        pages={pages}
        waiting={null}
        failed="The events did not load"
        shown={pages.hasNextPage ? undefined : ''}
        empty={null}
      >
        {(events) => (
          <ul className="grid gap-3">
            {events.map((event) => (
              <EventTile key={event.id} event={event} />
            ))}
          </ul>
        )}
      </CursorList>
    </section>
  )
}
