import { useInfiniteQuery } from '@tanstack/react-query'
import { utcMonth } from '#shared/platform/time/utc-month.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { eventsQuery } from '../api/event-list-queries.ts'
import type { EventFilter } from './event-filter.ts'
import { EventTile } from './event-tile.tsx'
import { eventsByMonth } from './events-by-month.ts'
import { useRowKeys } from './use-row-keys.ts'

type EventListProps = { filter: EventFilter; narrowed: boolean; onClear: () => void }

/** Public events by month, a page at a time. */
export function EventList({ filter, narrowed, onClear }: EventListProps) {
  const pages = useInfiniteQuery(eventsQuery(filter))
  useRowKeys()
  return (
    <CursorList
      pages={pages}
      failed="The events did not load"
      waiting={
        <Panel flush>
          <ListSkeleton rows={6} />
        </Panel>
      }
      empty={
        narrowed ? (
          <EmptyState title="No events match." action={<Button onClick={onClear}>Clear filters</Button>}>
            Clear the filters or <TextLink to="/events/suggest">suggest one</TextLink>.
          </EmptyState>
        ) : (
          <EmptyState title={filter.when === 'past' ? 'No past events yet' : 'No upcoming events yet'}>
            Do you know of one? <TextLink to="/events/suggest">Suggest it</TextLink>.
          </EmptyState>
        )
      }
    >
      {(events) => (
        <div aria-busy={pages.isPlaceholderData}>
          {eventsByMonth(events).map(({ month, events: ofMonth }) => (
            <section
              key={month}
              aria-labelledby={`month-${month}`}
              className="grid gap-x-10 gap-y-4 border-t border-edge py-6 lg:grid-cols-[15rem_minmax(0,1fr)]"
            >
              <h2
                id={`month-${month}`}
                className="wide text-xl lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:self-start"
              >
                {utcMonth(`${month}-01`)}
              </h2>
              <ul className="grid gap-3">
                {ofMonth.map((event) => (
                  <EventTile key={event.id} event={event} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </CursorList>
  )
}
