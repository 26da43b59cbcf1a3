import { useInfiniteQuery } from '@tanstack/react-query'
import type { OwnEvent } from '#shared/events/events/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { myEventsQuery } from '../api/event-queries.ts'
import { EventRow } from './event-row.tsx'

/** The events of an organizer, drafts and all. */
export function MyEvents() {
  const pages = useInfiniteQuery(myEventsQuery)
  return (
    <CursorList
      pages={pages}
      failed="Your events did not load"
      waiting={
        <Panel flush>
          <ListSkeleton rows={5} />
        </Panel>
      }
      empty={
        <EmptyState
          title="You have no events yet"
          action={
            <ButtonLink to="/create-event" variant="primary">
              Create event
            </ButtonLink>
          }
        >
          A new event starts as a draft that only you see.
        </EmptyState>
      }
    >
      {(events) => (
        <Panel flush>
          <ul className="divide-y divide-line">
            {events.map((event) => (
              <Row key={event.id} event={event} />
            ))}
          </ul>
        </Panel>
      )}
    </CursorList>
  )
}

function Row({ event }: { event: OwnEvent }) {
  const { id, title, status } = event
  const path = eventPath(id)
  return (
    <EventRow event={event} to={`${path}/edit`}>
      <ButtonLink size="sm" to={`${path}/edit`}>
        Edit<span className="sr-only"> {title}</span>
      </ButtonLink>
      {(status === 'published' || status === 'cancelled') && (
        <>
          <ButtonLink size="sm" to={`${path}/desk`}>
            Desk<span className="sr-only"> of {title}</span>
          </ButtonLink>
          <ButtonLink size="sm" variant="ghost" to={path}>
            View<span className="sr-only"> {title}</span>
          </ButtonLink>
        </>
      )}
    </EventRow>
  )
}
