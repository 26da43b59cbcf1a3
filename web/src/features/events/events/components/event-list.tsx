import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { EventCard } from '#shared/events/events/contract.ts'
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

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 }

/** `j` and `k` move from row to row of a list. Enter then follows the link of the row. */
function useRowKeys(): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input,textarea,select,dialog')
      const step = steps[event.key]
      if (!step || typing || event.ctrlKey || event.metaKey || event.altKey) return
      const rows = [...document.querySelectorAll<HTMLElement>('main a[data-row]')]
      const at = rows.indexOf(document.activeElement as HTMLElement)
      const next = rows[at === -1 ? (step === 1 ? 0 : rows.length - 1) : at + step]
      next?.focus()
      next?.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('keydown', move)
    return () => removeEventListener('keydown', move)
  }, [])
}

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

/** Events in the order in which they came, under the month in which each begins at its venue. */
const eventsByMonth = (events: readonly EventCard[]): { month: string; events: EventCard[] }[] =>
  [...Map.groupBy(events, ({ startsOn }) => startsOn.slice(0, 7))].map(([month, ofMonth]) => ({
    month,
    events: ofMonth,
  }))
