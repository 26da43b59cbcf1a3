import { deskHoursWords } from '#shared/support/support-desks/desk-hours-words.ts'
import { WeekFields } from '#web/features/directory/listings/editing/week-fields.tsx'
import { timeZones } from '#web/features/platform/forms/time-zones.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { readDeskWeek } from './settings-values.ts'
import type { DeskSettingsForm } from './use-desk-settings.ts'

const mostTimes = 4

/** When people answer, and how members will read it. */
export function HoursFields({ form }: { form: DeskSettingsForm }) {
  const [timeZone, week] = form.watch(['timeZone', 'hours'])
  const words = deskHoursWords({ week: readDeskWeek(week), timeZone })
  return (
    <div className="grid gap-5">
      <div className="display px-4 py-3">
        <p className="label text-faint">Preview</p>
        <p className="mt-1" aria-live="polite">
          {words ? `We answer ${words}.` : 'Nothing about hours: no day has any.'}
        </p>
      </div>
      <Field label="Time zone" className="max-w-sm" error={form.formState.errors.timeZone?.message}>
        <Select {...form.register('timeZone')}>
          {timeZones(timeZone).map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      </Field>
      <WeekFields most={mostTimes} />
    </div>
  )
}
