import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { CopyHours } from './copy-hours.tsx'
import { DayHoursFields } from './day-hours-fields.tsx'
import { weekdays, weekOrder } from './hours-values.ts'
import type { HoursForm } from './listing-form.ts'

/** The hours of a week, a day at a time; listings have up to three times a day. */
export function WeekFields({ most }: { most?: number }) {
  const [copied, setCopied] = useState<number>()
  const week = useFormContext<HoursForm>().watch('hours')
  return (
    <ul className="divide-y divide-line border-y border-line">
      {weekOrder.map((day) => (
        <li key={day} className="grid gap-3 py-3 sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:items-start">
          <h3 className="font-semibold">{weekdays[day]}</h3>
          <div className="grid gap-3">
            <DayHoursFields name={`hours.${day}`} of={weekdays[day]} {...(most !== undefined && { most })} />
            {(week[day]?.length ?? 0) > 0 &&
              (copied === day ? (
                <CopyHours from={day} onClose={() => setCopied(undefined)} />
              ) : (
                <Button
                  size="sm"
                  variant="ghost"
                  className="justify-self-start"
                  onClick={() => setCopied(day)}
                >
                  Copy to other days<span className="sr-only"> from {weekdays[day]}</span>
                </Button>
              ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
