// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import type { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { EventEditForm } from './event-edit-form.ts'
import { classValues } from './event-values.ts'

/** It brings the rules of rulebooks, which most events do not use. */
const RulebookChoice = lazy(async () => ({
  default: (await import('./rulebook-choice.tsx')).RulebookChoice,
}))

const most = 60

const blankClass = {
  classKey: '',
  name: '',
  division: '',
  formula: '',
  min: '',
  max: '',
  capacity: '',
  feeCents: '',
  closed: false,
} as const

export function ClassFields({ form }: { form: EventEditForm }) {
  const { control, formState } = form
  const classes = useFieldArray({ control, name: 'classes' })
  const addMissing = ({ pin, classes: offered }: { pin: RulebookPin; classes: EventClassFields[] }) => {
    form.setValue('rulebook', pin, { shouldDirty: true })
    const keys = form.getValues('classes').map(({ classKey }) => classKey.trim().toUpperCase())
    const missing = offered
      .filter(({ classKey }) => !keys.includes(classKey))
      .slice(0, Math.max(most - keys.length, 0))
    classes.append(missing.map(classValues), { shouldFocus: false })
    return missing.length
  }
  return (
    <>
      <p className="text-sm text-dim">An event without classes is a meet.</p>
      <Suspense>
        <RulebookChoice onChosen={addMissing} />
      </Suspense>
      {classes.fields.map((one, at) => (
        <ClassFieldset key={one.id} form={form} at={at} onRemove={() => classes.remove(at)} />
      ))}
      <FieldError>{formState.errors.classes?.root?.message ?? formState.errors.classes?.message}</FieldError>
      <Button
        className="justify-self-start"
        disabled={classes.fields.length >= most}
        onClick={() => classes.append(blankClass)}
      >
        Add a class
      </Button>
    </>
  )
}

type ClassFieldsetProps = { form: EventEditForm; at: number; onRemove: () => void }

function ClassFieldset({ form, at, onRemove }: ClassFieldsetProps) {
  const { register, watch, formState } = form
  const errors = formState.errors.classes?.[at]
  const path = `classes.${at}` as const
  const measured = watch(`${path}.formula`) !== ''
  return (
    <fieldset className="grid items-start gap-4 border-t border-line pt-4 sm:grid-cols-6">
      <legend className="sr-only">Class {at + 1}</legend>
      <Field label="Key" required className="sm:col-span-1" error={errors?.classKey?.message}>
        <Input maxLength={12} autoComplete="off" className="uppercase" {...register(`${path}.classKey`)} />
      </Field>
      <Field label="Name" required className="sm:col-span-3" error={errors?.name?.message}>
        <Input maxLength={60} autoComplete="off" {...register(`${path}.name`)} />
      </Field>
      <Field label="Division" className="sm:col-span-2" error={errors?.division?.message}>
        <Input maxLength={40} autoComplete="off" {...register(`${path}.division`)} />
      </Field>
      <Field label="Decided by" className="sm:col-span-2">
        <Select {...register(`${path}.formula`)}>
          <option value="">Choice of the entrant</option>
          <option value="cone_plus_power">Cone area plus power</option>
          <option value="power">Power</option>
          <option value="channels">Amplifier channels</option>
        </Select>
      </Field>
      {measured && (
        <>
          <Field label="From" className="sm:col-span-1">
            <Input inputMode="numeric" {...register(`${path}.min`)} />
          </Field>
          <Field label="To" className="sm:col-span-1">
            <Input inputMode="numeric" {...register(`${path}.max`)} />
          </Field>
        </>
      )}
      <Field label="Limit" className="sm:col-span-1" error={errors?.capacity?.message}>
        <Input inputMode="numeric" {...register(`${path}.capacity`)} />
      </Field>
      <Field label="Fee" className="sm:col-span-1" error={errors?.feeCents?.message}>
        <Input inputMode="decimal" placeholder="0.00" {...register(`${path}.feeCents`)} />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3 sm:col-span-6">
        <Checkbox label="Closed for new entries" {...register(`${path}.closed`)} />
        <Button size="sm" variant="ghost" onClick={onRemove}>
          Remove<span className="sr-only"> class {at + 1}</span>
        </Button>
      </div>
    </fieldset>
  )
}
