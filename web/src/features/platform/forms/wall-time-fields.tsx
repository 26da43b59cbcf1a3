import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { timeZones } from './time-zones.ts'

export type WallTime = {
  day: string
  time: string
  zone: string
  /** Which of two is meant, where clocks show a time twice. */
  which?: 'first' | 'second' | undefined
}

type WallTimeFieldsProps = {
  value: WallTime
  /** True once it was sent without a day or a time. */
  asksForBoth: boolean
  onChange: (value: WallTime) => void
}

/** A day and a time on the clock of a place. Which of two is meant is asked where clocks show a time twice. */
export function WallTimeFields({ value, asksForBoth, onChange }: WallTimeFieldsProps) {
  const { day, time, zone, which } = value
  const change = (changes: Partial<WallTime>) => onChange({ ...value, which: undefined, ...changes })
  return (
    <>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Day" required error={asksForBoth && !day ? 'Required' : undefined}>
          <Input type="date" value={day} onChange={({ target }) => change({ day: target.value })} />
        </Field>
        <Field label="Time" required error={asksForBoth && !time ? 'Required' : undefined}>
          <Input type="time" value={time} onChange={({ target }) => change({ time: target.value })} />
        </Field>
      </div>
      <Field label="Time zone">
        <Select value={zone} onChange={({ target }) => change({ zone: target.value })}>
          {timeZones(zone).map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      </Field>
      {which && (
        <RadioCards
          legend="Clocks go back that day, so this time happens twice. Which one?"
          name="which"
          value={which}
          onChange={({ target }) => change({ which: target.value as 'first' | 'second' })}
          options={[
            { value: 'first', label: 'The first', hint: 'Before clocks go back' },
            { value: 'second', label: 'The second', hint: 'After clocks have gone back' },
          ]}
        />
      )}
    </>
  )
}
