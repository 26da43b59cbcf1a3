import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { EventCard } from '#shared/events/events/contract.ts'
import { utcMonth } from '#shared/platform/time/utc-month.ts'
import { cx } from '#web/ui/cx.ts'
import { dayByKey } from './day-by-key.ts'
import { eventsOn } from './events-on.ts'
import { MonthDay } from './month-day.tsx'
import { monthWeeks } from './month-weeks.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type MonthTableProps = {
  month: string
  events: readonly EventCard[]
  today: string
  chosen: string | undefined
  busy: boolean
  onChoose: (day: string) => void
  onMonth: (month: string) => void
}

/** The days of a month. Arrows, Home, End and the page keys move from day to day, and into other months. */
export function MonthTable({ month, events, today, chosen, busy, onChoose, onMonth }: MonthTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const [reached, setReached] = useState<string>()
  /** The day that a key led to. A day of another month must render before it can take the focus. */
  const wanted = useRef<string>(undefined)
  const isShown = (day: string | undefined) => day?.startsWith(month) === true
  const stop = [reached, chosen, today].find(isShown) ?? `${month}-01`
  // This runs before the page looks for another element to take the focus of a day that has gone.
  useLayoutEffect(() => {
    if (!wanted.current?.startsWith(month)) return
    table.current?.querySelector<HTMLElement>(`[data-day="${wanted.current}"]`)?.focus()
    wanted.current = undefined
  })
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isDay = event.target instanceof Element && event.target.closest('[data-day]')
    const day =
      isDay && !event.ctrlKey && !event.metaKey && !event.altKey && dayByKey(wanted.current ?? stop, event)
    if (!day) return
    event.preventDefault()
    wanted.current = day
    setReached(day)
    if (!isShown(day)) onMonth(day.slice(0, 7))
  }
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: keys lead from day to day
      role="grid"
      aria-busy={busy}
      className={cx('w-full table-fixed border-collapse transition-opacity', busy && 'opacity-60')}
      onKeyDown={move}
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
                <MonthDay
                  key={day}
                  day={day}
                  events={eventsOn(day, events)}
                  isToday={day === today}
                  isChosen={day === chosen}
                  isStop={day === stop}
                  onChoose={() => {
                    setReached(day)
                    onChoose(day)
                  }}
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
