import { Link } from 'react-router-dom'
import type { EventCard } from '#shared/events/events/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { cx } from '#web/ui/cx.ts'

/** The number of events that a day names. The others are counted. */
const named = 3
const dots = 4

type MonthDayProps = {
  day: string
  events: readonly EventCard[]
  isToday: boolean
  isChosen: boolean
  /** True when Tab stops here. One day of a month takes the focus, and keys lead to the others. */
  isStop: boolean
  onChoose: () => void
}

const countWords = (count: number) => (count === 1 ? '1 event' : `${count || 'no'} events`)

/** A day of a month. A wide screen names its events, a phone shows a dot for each. */
export function MonthDay({ day, events, isToday, isChosen, isStop, onChoose }: MonthDayProps) {
  const more = events.length - named
  const isFree = events.length === 0
  return (
    <td className={cx('h-14 border border-line p-0 align-top md:h-28', isChosen && 'bg-raised')}>
      <button
        type="button"
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-current={isToday ? 'date' : undefined}
        aria-pressed={isChosen}
        aria-label={`${longDay(day)}, ${countWords(events.length)}`}
        className={cx(
          'grid w-full content-start justify-items-center gap-1.5 p-1.5 hover:bg-raised md:justify-items-start',
          isFree ? 'h-full text-faint' : 'font-semibold max-md:h-full',
        )}
        onClick={onChoose}
      >
        <span className={cx('readout', isToday && 'rounded-sm bg-ink px-1.5 text-ground')}>
          {Number(day.slice(8))}
        </span>
        {!isFree && (
          <span aria-hidden="true" className="flex gap-1 md:hidden">
            {events.slice(0, dots).map(({ id }) => (
              <span key={id} className="size-1.5 rounded-full bg-signal" />
            ))}
          </span>
        )}
      </button>
      {!isFree && (
        <ul className="hidden gap-1 px-1.5 pb-1.5 text-sm md:grid">
          {events.slice(0, named).map(({ id, title, phase }) => (
            <li
              key={id}
              className={cx('border-l-2 pl-1.5', phase === 'ended' ? 'border-line' : 'border-signal')}
            >
              {/* A way for the mouse: by keyboard, the chosen day lists its events below the month. */}
              <Link to={eventPath(id)} tabIndex={-1} className="line-clamp-2 min-h-6 hover:underline">
                {title}
              </Link>
            </li>
          ))}
          {more > 0 && <li className="pl-2 text-dim">and {more} more</li>}
        </ul>
      )}
    </td>
  )
}
