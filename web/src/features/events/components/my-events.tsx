import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { OwnEvent } from '#shared/events/contract.ts'
import { eventPath } from '#shared/events/event-path.ts'
import { zonedTime } from '#shared/time/zoned-time.ts'
import { CursorList } from '#web/features/lists/cursor-list.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { myEventsQuery } from '../api/my-events-query.ts'
import { cityOf } from './event-words.ts'
import { PhaseBadge } from './phase-badge.tsx'

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
  const { id, title, startsAt, timeZone, venueName, status, phase, isPublic } = event
  const isShown = status === 'published' || status === 'cancelled'
  const place = [venueName, cityOf(event)].filter(Boolean).join(', ')
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3.5 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">
          <Link to={`${eventPath(id)}/edit`} className="hover:underline">
            {title}
          </Link>
        </p>
        <p className="text-sm text-dim">
          {startsAt && timeZone ? zonedTime(startsAt, timeZone) : 'No start yet'}
          {place && ` · ${place}`}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        {!isPublic && <span className="text-sm text-dim">Private</span>}
        <PhaseBadge phase={phase} />
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="sm" to={`${eventPath(id)}/edit`}>
          Edit<span className="sr-only"> {title}</span>
        </ButtonLink>
        {isShown && (
          <ButtonLink size="sm" variant="ghost" to={eventPath(id)}>
            View<span className="sr-only"> {title}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
