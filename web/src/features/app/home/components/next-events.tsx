import { eventPath } from '#shared/events/events/event-path.ts'
import { inWidth } from '#shared/platform/pictures/picture-widths.ts'
import { PhaseBadge } from '#web/features/events/events/components/phase-badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DateBlock } from '#web/ui/date-block.tsx'
import type { NextEvent } from './next-event.ts'

/** The real next events. If there are none, the page says nothing about them. */
export function NextEvents({ events }: { events: readonly NextEvent[] }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="next-events" className="border-t border-line">
      <div className="shell py-10 sm:py-16">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h2 id="next-events" className="wide max-w-2xl text-3xl">
            Next on the calendar
          </h2>
          <ButtonLink to="/events">All events</ButtonLink>
        </div>
        <ul className="mt-6 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {events.map((event) => (
            <NextEventCard key={event.id} event={event} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function NextEventCard({ event }: { event: NextEvent }) {
  const { id, title, startsOn, endsOn, startsAt, day, clock, isLive, place, fee, spots, posterUrl } = event
  return (
    <li className="tile panel next-event">
      {/* A phone fetches no picture before the first paint. */}
      {posterUrl && <img src={inWidth(posterUrl, 800)} alt="" width={640} height={360} loading="lazy" />}
      <div>
        <DateBlock startsOn={startsOn} endsOn={endsOn} />
        <div>
          <h3>
            <a href={eventPath(id)}>{title}</a>
          </h3>
          <p>
            {place}
            {' · '}
            <time dateTime={startsAt}>
              <span className="sr-only">{day}</span>
              {clock}
            </time>
          </p>
          <p>
            {isLive && <PhaseBadge phase="live" />}
            <span className="readout">{fee}</span>
            {spots && <span>{spots}</span>}
          </p>
        </div>
      </div>
    </li>
  )
}
