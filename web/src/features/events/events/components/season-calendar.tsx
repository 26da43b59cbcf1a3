import { useInfiniteQuery } from '@tanstack/react-query'
import type { Season } from '#shared/rules/seasons/season.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { seasonEventsQuery } from '#web/features/rules/seasons/api/season-queries.ts'
import { timesWords } from '#web/features/rules/seasons/public/season-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { EventTile } from './event-tile.tsx'

/** The events that count in a season, in the order of time. */
export function SeasonCalendar({ seasonId }: { seasonId: Season['id'] }) {
  const pages = useInfiniteQuery(seasonEventsQuery(seasonId))
  return (
    <CursorList
      pages={pages}
      failed="The events did not load"
      waiting={<ListSkeleton rows={6} />}
      empty={<EmptyState title="No events yet">Events that count in this season are listed here.</EmptyState>}
    >
      {(events) => (
        <ul className="grid gap-3">
          {events.map(({ multiplier, ...event }) => (
            <EventTile key={event.id} event={event} note={timesWords(multiplier)} />
          ))}
        </ul>
      )}
    </CursorList>
  )
}
