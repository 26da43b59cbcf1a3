import { useSyncExternalStore } from 'react'
import { ownZone } from '#shared/platform/time/own-zone.ts'
import { zonedClock } from '#shared/platform/time/zoned-clock.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'

const never = () => () => {}

type VenueTimeProps = {
  at: string
  zone: string
  /** A time whose day is already said: on the same day the clock is enough. */
  after?: string | undefined
  /** Said once, beside the time that others follow from. */
  withOwn?: boolean
}

/** A time on the clock of the venue, and on the reader’s own where that shows another. The server does not know it. */
export function VenueTime({ at, zone, after, withOwn = false }: VenueTimeProps) {
  const own = useSyncExternalStore(never, ownZone, () => undefined)
  const there = zonedTime(at, zone)
  const here = withOwn && own ? zonedTime(at, own) : there
  const isSameDay = after && dayOf(zonedTime(after, zone)) === dayOf(there)
  return (
    <span>
      <time dateTime={at}>{isSameDay ? zonedClock(at, zone) : there}</time>
      {/* Zones under other names may show the same clock. */}
      {own && clockOf(here) !== clockOf(there) && (
        <span className="text-dim">
          {' · '}
          {dayOf(here) !== dayOf(there) && `${here.split(',')[0]} `}
          {clockOf(zonedClock(at, own))} your time
        </span>
      )}
    </span>
  )
}

const clockOf = (words: string) => words.replace(/ \S+$/, '')
const dayOf = (words: string) => words.split(',').slice(0, 3).join()
