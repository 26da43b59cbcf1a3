import type { ReactNode } from 'react'
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
    <li className="tile panel event-tile">
      {posterUrl ? (
        <img src={inWidth(posterUrl, 400)} alt="" width={160} height={112} loading="lazy" />
      ) : (
        <div className="event-tile-day">
          <DateBlock startsOn={startsOn} endsOn={endsOn} muted={phase === 'ended'} />
        </div>
      )}
      <div className="event-tile-words">
        <h3>
          <a href={eventPath(id)} data-row>
            {title}
          </a>
        </h3>
        <p className="place">
          <span>
            {[`${venueName}, ${cityOf(event)}`, ...(miles === undefined ? [] : [milesWords(miles)])].join(
              ' · ',
            )}
          </span>
        </p>
        <p className="text-sm text-dim">
          <time dateTime={startsAt}>{zonedTime(startsAt, timeZone)}</time>
        </p>
      </div>
      <p className="event-tile-standing">
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
