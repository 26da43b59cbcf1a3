import type { EventCard } from '#shared/events/events/contract.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { EventTile } from './event-tile.tsx'

type DayEventsProps = { day: string | undefined; events: readonly EventCard[] }

/** The events of the chosen day. */
export function DayEvents({ day, events }: DayEventsProps) {
  if (!day)
    return (
      <EmptyState title="No events this month">
        Look at another month, or <TextLink to="/events/suggest">suggest an event</TextLink>.
      </EmptyState>
    )
  return (
    <section aria-labelledby="day-events" className="grid gap-4">
      <h3 id="day-events" className="text-lg font-semibold">
        {longDay(day)}
      </h3>
      {events.length === 0 ? (
        <p className="text-dim">No events on this day.</p>
      ) : (
        <ul className="grid gap-3">
          {events.map((event) => (
            <EventTile key={event.id} event={event} />
          ))}
        </ul>
      )}
    </section>
  )
}
