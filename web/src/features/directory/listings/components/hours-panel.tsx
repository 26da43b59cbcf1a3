import { useSyncExternalStore } from 'react'
import type { PublicListing } from '#shared/directory/listings/contract.ts'
import { dayHoursWords, weekdays } from '#shared/directory/listings/hours-words.ts'
import { hoursOn } from '#shared/directory/listings/open-at.ts'
import type { SpecialDay, WeekHours } from '#shared/directory/listings/opening-hours.ts'
import { dayParts } from '#shared/platform/time/day-parts.ts'
import { ownZone } from '#shared/platform/time/own-zone.ts'
import { wallTime } from '#shared/platform/time/wall-time.ts'
import { useMinute } from '#web/lib/use-minute.ts'
import { Panel } from '#web/ui/panel.tsx'
import { OpenBadge } from './open-badge.tsx'

const never = () => () => {}

/** The hours of the week on the clock of the business; a phone folds them to those of today. */
export function HoursPanel({ listing }: { listing: PublicListing }) {
  const { hours, specialDays, timeZone } = listing
  const now = useMinute()
  // The server does not know where its reader is.
  const own = useSyncExternalStore(never, ownZone, () => undefined)
  if (!hours || !timeZone) return null
  const today = wallTime(now, timeZone).slice(0, 10)
  // Zones under other names may show the same clock.
  const isElsewhere = own !== undefined && wallTime(now, own) !== wallTime(now, timeZone)
  const ahead = specialDays.filter(({ on }) => on >= today).toSorted((a, b) => (a.on < b.on ? -1 : 1))
  return (
    <Panel title="Hours">
      <div className="grid gap-3">
        <OpenBadge listing={listing} />
        <details className="sm:hidden">
          <summary className="cursor-pointer">
            Today: {dayHoursWords(hoursOn(hours, specialDays, today))}
          </summary>
          <Week hours={hours} specialDays={specialDays} today={today} />
        </details>
        <div className="max-sm:hidden">
          <Week hours={hours} specialDays={specialDays} today={today} />
        </div>
        {ahead.length > 0 && <SpecialDays days={ahead} />}
        {isElsewhere && <p className="text-sm text-dim">Local time ({timeZone.replaceAll('_', ' ')}).</p>}
      </div>
    </Panel>
  )
}

type WeekProps = { hours: WeekHours; specialDays: readonly SpecialDay[]; today: string }

function Week({ hours, specialDays, today }: WeekProps) {
  const todayAt = new Date(`${today}T00:00:00.000Z`).getUTCDay()
  return (
    <table className="w-full text-left">
      <caption className="sr-only">Hours of the week</caption>
      <tbody>
        {weekdays.map((name, at) => {
          const isToday = at === todayAt
          return (
            <tr
              key={name}
              className={isToday ? 'font-semibold' : undefined}
              aria-current={isToday ? 'date' : undefined}
            >
              <th
                scope="row"
                className={isToday ? 'py-1 pr-4 align-top font-semibold' : 'py-1 pr-4 align-top font-normal'}
              >
                {name}
                {isToday && <span className="text-signal-ink"> · Today</span>}
              </th>
              <td className="readout py-1 text-right">
                {dayHoursWords(isToday ? hoursOn(hours, specialDays, today) : (hours[at] ?? []))}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const shownDays = 6

function SpecialDays({ days }: { days: readonly SpecialDay[] }) {
  return (
    <div className="border-t border-line pt-3">
      <h3 className="label text-dim">Special days</h3>
      <ul className="mt-2 grid gap-1">
        {days.slice(0, shownDays).map(({ on, hours }) => {
          const { weekday, month, day } = dayParts(on)
          return (
            <li key={on} className="flex justify-between gap-4">
              <time dateTime={on}>{`${weekday}, ${month} ${day}`}</time>
              <span className="readout text-right">{dayHoursWords(hours)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
