import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { EventCard } from '#shared/events/events/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { spotsLeft } from '#shared/events/events/spots-left.ts'
import { inWidth } from '#shared/platform/pictures/picture-widths.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { DateBlock } from '#web/ui/date-block.tsx'
import { cityOf, feeWords, kindLabels, milesWords } from './event-words.ts'
import { PhaseBadge } from './phase-badge.tsx'

/** One event of the list. The whole tile links to its page. */
export function EventTile({ event, badge }: { event: EventCard; badge?: ReactNode }) {
  const { id, title, venueName, startsOn, endsOn, startsAt, timeZone, phase, posterUrl, miles } = event
  return (
    <li className="panel relative flex min-w-0 gap-4 p-3 transition-colors duration-150 hover:border-edge hover:bg-raised sm:gap-5 sm:p-4">
      {posterUrl ? (
        <img
          src={inWidth(posterUrl, 400)}
          alt=""
          width={160}
          height={112}
          loading="lazy"
          className="h-24 w-20 shrink-0 rounded-sm border border-line object-cover md:h-28 md:w-40"
        />
      ) : (
        <div className="grid h-24 w-20 shrink-0 place-items-center md:h-28 md:w-40">
          <DateBlock startsOn={startsOn} endsOn={endsOn} muted={phase === 'ended'} />
        </div>
      )}
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <h3 className="text-lg leading-snug font-semibold text-balance wrap-anywhere">
          <Link to={eventPath(id)} data-row className="after:absolute after:inset-0 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="flex items-start gap-1.5 text-sm text-dim">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0">
            {venueName}, {cityOf(event)}
            {miles !== undefined && <> · {milesWords(miles)}</>}
          </span>
        </p>
        <p className="text-sm text-dim">
          <time dateTime={startsAt}>{zonedTime(startsAt, timeZone)}</time>
        </p>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm md:hidden">
          <Standing event={event} badge={badge} />
        </p>
      </div>
      <p className="hidden w-44 shrink-0 content-center justify-items-end gap-1.5 text-right text-sm md:grid">
        <Standing event={event} badge={badge} />
      </p>
    </li>
  )
}

function Standing({ event, badge }: { event: EventCard; badge: ReactNode }) {
  const { phase, kind, fromCents } = event
  const spots = spotsLeft(event)
  return (
    <>
      <PhaseBadge phase={phase} />
      {badge}
      <span className="text-dim">{kindLabels[kind]}</span>
      <span className="readout font-semibold">{feeWords(fromCents)}</span>
      {spots?.isFew && <span className="font-semibold">{spots.words}</span>}
    </>
  )
}
