import { Link } from 'react-router-dom'
import { eventPath } from '#shared/events/events/event-path.ts'
import { inWidth } from '#shared/platform/pictures/picture-widths.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DateBlock } from '#web/ui/date-block.tsx'
import type { NextEvent } from './next-event.ts'

/** The real next events. If there are none, the page says nothing about them. */
export function NextEvents({ events }: { events: readonly NextEvent[] }) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="next-events" className="border-t border-line">
      <div className="shell py-16">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h2 id="next-events" className="wide max-w-2xl text-3xl">
            Next on the calendar
          </h2>
          <ButtonLink to="/events">All events</ButtonLink>
        </div>
        <ul className="mt-10 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
          {events.map((event) => (
            <NextEventCard key={event.id} event={event} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function NextEventCard({ event }: { event: NextEvent }) {
  const { id, title, startsOn, endsOn, startsAt, time, place, fee, spots, posterUrl } = event
  return (
    <li className="panel relative min-w-0 overflow-hidden transition-colors duration-150 hover:border-edge hover:bg-raised">
      {/* A phone fetches no picture before the first paint. */}
      {posterUrl && (
        <img
          src={inWidth(posterUrl, 800)}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          className="hidden aspect-video w-full object-cover sm:block"
        />
      )}
      <div className="flex gap-4 p-4">
        <DateBlock startsOn={startsOn} endsOn={endsOn} />
        <div className="grid min-w-0 flex-1 content-start gap-1">
          <h3 className="font-semibold text-balance wrap-anywhere">
            <Link to={eventPath(id)} className="after:absolute after:inset-0 hover:underline">
              {title}
            </Link>
          </h3>
          <p className="text-sm text-dim">{place}</p>
          <p className="text-sm text-dim">
            <time dateTime={startsAt}>{time}</time>
          </p>
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
            <span className="readout font-semibold">{fee}</span>
            {spots && <span className="text-dim">{spots}</span>}
          </p>
        </div>
      </div>
    </li>
  )
}
