import { useInfiniteQuery } from '@tanstack/react-query'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { myEventsQuery } from '../api/event-queries.ts'
import { OwnEventRow } from './own-event-row.tsx'

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
              <OwnEventRow key={event.id} event={event} />
            ))}
          </ul>
        </Panel>
      )}
    </CursorList>
  )
}
