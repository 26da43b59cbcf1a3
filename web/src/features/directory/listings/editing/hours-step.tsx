import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { CopyHours } from './copy-hours.tsx'
import { DayHoursFields } from './day-hours-fields.tsx'
import { weekdays, weekOrder } from './hours-values.ts'
import type { ListingForm } from './listing-form.ts'
import { SpecialDaysFields } from './special-days-fields.tsx'

export function HoursStep({ form }: { form: ListingForm }) {
  const [copied, setCopied] = useState<number>()
  const week = form.watch('hours')
  return (
    <>
      <p className="text-sm text-dim">
        Type times as you like: 9, 9a, 9:30 pm. A closing time after midnight belongs to the day on which you
        open. Without any hours, your listing shows none.
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {weekOrder.map((day) => (
          <li key={day} className="grid gap-3 py-3 sm:grid-cols-[9.5rem_minmax(0,1fr)] sm:items-start">
            <h3 className="font-semibold">{weekdays[day]}</h3>
            <div className="grid gap-3">
              <DayHoursFields form={form} name={`hours.${day}`} of={weekdays[day]} />
              {(week[day]?.length ?? 0) > 0 &&
                (copied === day ? (
                  <CopyHours form={form} from={day} onClose={() => setCopied(undefined)} />
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
      <SpecialDaysFields form={form} />
    </>
  )
}
