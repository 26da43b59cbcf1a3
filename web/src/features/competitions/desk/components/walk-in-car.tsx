import type { UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { addWalkIn, DeskEvent } from '#shared/competitions/desk/contract.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

type Form = UseFormReturn<z.input<typeof addWalkIn.body>, unknown, z.output<typeof addWalkIn.body>>

/** The class of a walk-in and the facts about the car that the lanes need. */
export function WalkInCar({ form, event }: { form: Form; event: DeskEvent }) {
  const errors = form.formState.errors.entries?.[0]
  const whole = { setValueAs: (value: string | number) => Number(value) || 0 }
  return (
    <>
      <Field label="Class" required error={errors?.classKey?.message}>
        <Select className="min-h-12" {...form.register('entries.0.classKey')}>
          {event.classes.map(({ classKey, name }) => (
            <option key={classKey} value={classKey}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid grid-cols-[6rem_1fr] gap-3">
        <Field label="Year" required error={errors?.vehicle?.year?.message}>
          <Input
            inputMode="numeric"
            className="min-h-12"
            {...form.register('entries.0.vehicle.year', whole)}
          />
        </Field>
        <Field label="Make" required error={errors?.vehicle?.make?.message}>
          <Input className="min-h-12" autoComplete="off" {...form.register('entries.0.vehicle.make')} />
        </Field>
      </div>
      <div className="grid grid-cols-[1fr_7rem] gap-3">
        <Field label="Model" required error={errors?.vehicle?.model?.message}>
          <Input className="min-h-12" autoComplete="off" {...form.register('entries.0.vehicle.model')} />
        </Field>
        <Field label="Watts" error={errors?.vehicle?.powerWatts?.message}>
          <Input
            inputMode="numeric"
            className="min-h-12"
            {...form.register('entries.0.vehicle.powerWatts', whole)}
          />
        </Field>
      </div>
    </>
  )
}
