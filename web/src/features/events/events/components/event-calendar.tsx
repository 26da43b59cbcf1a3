import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { monthsFrom } from '#shared/platform/time/months-from.ts'
import { utcMonth } from '#shared/platform/time/utc-month.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { eventsOfMonthQuery } from '../api/event-list-queries.ts'
import { DayEvents } from './day-events.tsx'
import { type EventFilter, monthOf } from './event-filter.ts'
import { eventsOn } from './events-on.ts'
import { MonthTable } from './month-table.tsx'
import { monthWeeks } from './month-weeks.ts'
import { useOwnDay } from './use-own-day.ts'

type EventCalendarProps = { filter: EventFilter; onChange: (month: string | undefined) => void }

/** A month of events, with those of one day below it. */
export function EventCalendar({ filter, onChange }: EventCalendarProps) {
  const today = useOwnDay()
  const month = monthOf(filter, today)
  const query = useQuery({ ...eventsOfMonthQuery(filter, month), placeholderData: keepPreviousData })
  const [chosen, setChosen] = useState<string>()
  const events = query.data?.events ?? []
  const days = monthWeeks(month)
    .flat()
    .filter((day) => day !== undefined)
  const busy = days.filter((day) => eventsOn(day, events).length > 0)
  const day = chosen && days.includes(chosen) ? chosen : (busy.find((one) => one >= today) ?? busy[0])
  const step = (by: 1 | -1) => onChange(monthsFrom(month, 2, by)[1])
  return (
    <section aria-label="Month" className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <IconButton
          label="Previous month"
          icon={<ChevronLeft className="size-5" aria-hidden="true" />}
          onClick={() => step(-1)}
        />
        <h2 aria-live="polite" className="wide min-w-48 text-center text-xl max-sm:flex-1">
          {utcMonth(`${month}-01`)}
        </h2>
        <IconButton
          label="Next month"
          icon={<ChevronRight className="size-5" aria-hidden="true" />}
          onClick={() => step(1)}
        />
        {month !== today.slice(0, 7) && (
          <Button size="sm" variant="ghost" onClick={() => onChange(undefined)}>
            This month
          </Button>
        )}
      </div>
      {query.isError && !query.data ? (
        <QueryFailure
          title="The events did not load"
          error={query.error}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <>
          <MonthTable
            month={month}
            events={events}
            today={today}
            chosen={day}
            busy={query.isPending || query.isPlaceholderData}
            onChoose={setChosen}
            onMonth={onChange}
          />
          {query.data?.isCut && (
            <p className="text-dim">
              This month has more events than fit here. Narrow them by state or name.
            </p>
          )}
          {query.data && <DayEvents day={day} events={day ? eventsOn(day, events) : []} />}
        </>
      )}
    </section>
  )
}
