import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { weekdays, weekOrder } from './hours-values.ts'
import type { HoursForm } from './listing-form.ts'

type CopyHoursProps = { from: number; onClose: () => void }

/** Gives several days the hours of one. The rest of the working week is chosen to begin with. */
export function CopyHours({ from, onClose }: CopyHoursProps) {
  const { getValues, setValue, formState } = useFormContext<HoursForm>()
  const others = weekOrder.filter((day) => day !== from)
  const [chosen, setChosen] = useState<readonly number[]>(others.filter((day) => day >= 1 && day <= 5))
  const copy = () => {
    const week = getValues('hours')
    const hours = week[from] ?? []
    setValue(
      'hours',
      week.map((day, at) => (chosen.includes(at) ? hours.map((range) => ({ ...range })) : day)),
      { shouldDirty: true, shouldValidate: formState.isSubmitted },
    )
    onClose()
  }
  return (
    <fieldset className="grid gap-3 border border-line p-4">
      <legend className="px-1 text-sm font-semibold">Same hours on</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {others.map((day) => (
          <Checkbox
            key={day}
            label={weekdays[day]}
            checked={chosen.includes(day)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, day] : chosen.filter((one) => one !== day))
            }
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="primary" disabled={chosen.length === 0} onClick={copy}>
          Copy hours
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </fieldset>
  )
}
