import { Link } from 'react-router-dom'
import type { EventCard } from '#shared/events/contract.ts'
import { eventPath } from '#shared/events/event-path.ts'
import { longDay } from '#shared/time/long-day.ts'
import { utcMonth } from '#shared/time/utc-month.ts'
import { cx } from '#web/ui/cx.ts'
import { eventsOn } from './events-on.ts'
import { monthWeeks } from './month-weeks.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
/** So many are named in a day; the others are counted. */
const named = 3
const dots = 4

type MonthTableProps = {
  month: string
  events: readonly EventCard[]
  today: string
  chosen: string | undefined
  busy: boolean
  onChoose: (day: string) => void
}

/** The days of a month. A wide screen names the events of each day, a phone shows a dot for each. */
export function MonthTable({ month, events, today, chosen, busy, onChoose }: MonthTableProps) {
  return (
    <table
      aria-busy={busy}
      className={cx('w-full table-fixed border-collapse transition-opacity', busy && 'opacity-60')}
    >
      <caption className="sr-only">Events in {utcMonth(`${month}-01`)}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" className="label py-2 text-center font-normal text-dim">
              <abbr title={weekday} className="no-underline">
                {weekday.slice(0, 3)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, at) =>
              day ? (
                <Day
                  key={day}
                  day={day}
                  events={eventsOn(day, events)}
                  isToday={day === today}
                  isChosen={day === chosen}
                  onChoose={onChoose}
                />
              ) : (
                <td key={weekdays[at]} className="border border-line" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayProps = {
  day: string
  events: readonly EventCard[]
  isToday: boolean
  isChosen: boolean
  onChoose: (day: string) => void
}

function Day({ day, events, isToday, isChosen, onChoose }: DayProps) {
  const more = events.length - named
  const counted = events.length === 1 ? '1 event' : `${events.length} events`
  const number = (
    <span className={cx('readout', isToday && 'rounded-sm bg-ink px-1.5 text-ground')}>
      {Number(day.slice(8))}
    </span>
  )
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={cx('h-14 border border-line p-0 align-top md:h-28', isChosen && 'bg-raised')}
    >
      {events.length === 0 ? (
        <span className="block p-1.5 text-center text-faint md:text-left">{number}</span>
      ) : (
        <>
          <button
            type="button"
            aria-pressed={isChosen}
            aria-label={`${longDay(day)}, ${counted}`}
            className="grid w-full content-start justify-items-center gap-1.5 p-1.5 font-semibold hover:bg-raised max-md:h-full md:justify-items-start"
            onClick={() => onChoose(day)}
          >
            {number}
            <span aria-hidden="true" className="flex gap-1 md:hidden">
              {events.slice(0, dots).map(({ id }) => (
                <span key={id} className="size-1.5 rounded-full bg-signal" />
              ))}
            </span>
          </button>
          <ul className="hidden gap-1 px-1.5 pb-1.5 text-sm md:grid">
            {events.slice(0, named).map(({ id, title, phase }) => (
              <li
                key={id}
                className={cx('border-l-2 pl-1.5', phase === 'ended' ? 'border-line' : 'border-signal')}
              >
                <Link to={eventPath(id)} className="line-clamp-2 min-h-6 hover:underline">
                  {title}
                </Link>
              </li>
            ))}
            {more > 0 && <li className="pl-2 text-dim">and {more} more</li>}
          </ul>
        </>
      )}
    </td>
  )
}
