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
        <li key={day} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
          <h3 className="w-28 font-semibold max-sm:grow">{weekdays[day]}</h3>
          <DayHoursFields name={`hours.${day}`} of={weekdays[day]} {...(most !== undefined && { most })}>
            {(week[day]?.length ?? 0) > 0 && copied !== day && (
              <Button size="sm" variant="ghost" onClick={() => setCopied(day)}>
                Copy<span className="sr-only"> to other days from {weekdays[day]}</span>
              </Button>
            )}
          </DayHoursFields>
          {copied === day && (
            <div className="order-2 basis-full">
              <CopyHours from={day} onClose={() => setCopied(undefined)} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
