import { useSyncExternalStore } from 'react'
import { ownZone } from '#shared/platform/time/own-zone.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'

const never = () => () => {}

/** A time on the clock of the venue, and on the reader’s own where that shows another. The server does not know it. */
export function VenueTime({ at, zone }: { at: string; zone: string }) {
  const own = useSyncExternalStore(never, ownZone, () => undefined)
  const there = zonedTime(at, zone)
  const here = own && zonedTime(at, own)
  // Zones under other names may show the same clock.
  const differs = here !== undefined && clockOf(here) !== clockOf(there)
  return (
    <span>
      <time dateTime={at}>{there}</time>
      {differs && <span className="block text-sm text-dim">{here} where you are</span>}
    </span>
  )
}

const clockOf = (words: string) => words.replace(/ \S+$/, '')
