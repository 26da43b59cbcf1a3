// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import type { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { classLine } from './class-line.ts'
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

/** A class on one line, which opens to its fields. */
function ClassFieldset({ form, at, onRemove }: ClassFieldsetProps) {
  const { register, watch, formState } = form
  const errors = formState.errors.classes?.[at]
  const path = `classes.${at}` as const
  const typed = watch(path)
  const [isOpen, setOpen] = useState(typed.classKey === '')
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="border-t border-line"
    >
      <summary className="min-h-11 py-2.5">
        <span className="sr-only">Class {at + 1}: </span>
        <span className="font-semibold">{typed.classKey || 'New class'}</span>
        <span className="text-sm text-dim">{classLine(typed)}</span>
        {errors && <span className="text-sm text-clip-ink"> · Check this class</span>}
      </summary>
      <fieldset className="grid grid-cols-2 items-start gap-4 pt-2 pb-4 sm:grid-cols-6">
        <legend className="sr-only">Class {at + 1}</legend>
        <Field label="Code" required error={errors?.classKey?.message}>
          <Input maxLength={12} autoComplete="off" className="uppercase" {...register(`${path}.classKey`)} />
        </Field>
        <Field label="Name" required className="sm:col-span-3" error={errors?.name?.message}>
          <Input maxLength={60} autoComplete="off" {...register(`${path}.name`)} />
        </Field>
        <Field label="Division" className="sm:col-span-2" error={errors?.division?.message}>
          <Input maxLength={40} autoComplete="off" {...register(`${path}.division`)} />
        </Field>
        <Field label="Class by" className="sm:col-span-2">
          <Select {...register(`${path}.formula`)}>
            <option value="">Entrant’s choice</option>
            <option value="cone_plus_power">Cone area plus power</option>
            <option value="power">Power</option>
            <option value="channels">Amplifier channels</option>
          </Select>
        </Field>
        {typed.formula !== '' && (
          <>
            <Field label="From">
              <Input inputMode="numeric" placeholder="Blank = 0" {...register(`${path}.min`)} />
            </Field>
            <Field label="To">
              <Input inputMode="numeric" placeholder="Blank = no limit" {...register(`${path}.max`)} />
            </Field>
          </>
        )}
        <Field label="Spots" error={errors?.capacity?.message}>
          <Input inputMode="numeric" placeholder="Blank = unlimited" {...register(`${path}.capacity`)} />
        </Field>
        <Field label="Fee" error={errors?.feeCents?.message}>
          <Input inputMode="decimal" placeholder="Blank = none" {...register(`${path}.feeCents`)} />
        </Field>
        <div className="col-span-2 flex flex-wrap items-center justify-between gap-3 sm:col-span-6">
          <Checkbox label="Closed for new entries" {...register(`${path}.closed`)} />
          <Button size="sm" variant="ghost" onClick={onRemove}>
            Remove<span className="sr-only"> class {at + 1}</span>
          </Button>
        </div>
      </fieldset>
    </details>
  )
}
