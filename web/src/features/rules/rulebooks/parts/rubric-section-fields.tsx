import { type Control, type FieldErrors, type UseFormRegister, useFieldArray } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { blankItem, type RubricValues } from './rubric-values.ts'

type RubricSectionFieldsProps = {
  control: Control<RubricValues, unknown, never>
  register: UseFormRegister<RubricValues>
  errors: FieldErrors<RubricValues>
  at: number
  onRemove: (() => void) | undefined
}

const mostItems = 20
const notNumber = 'Enter up to 1,000.00.'

/** A section of a sheet with its items. */
export function RubricSectionFields({ control, register, errors, at, onRemove }: RubricSectionFieldsProps) {
  const path = `sections.${at}` as const
  const items = useFieldArray({ control, name: `${path}.items` })
  const problems = errors.sections?.[at]
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="sr-only">Section {at + 1}</legend>
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label={`Section ${at + 1}`}
          required
          className="min-w-0 flex-1"
          error={problems?.name?.message}
        >
          <Input maxLength={60} autoComplete="off" {...register(`${path}.name`)} />
        </Field>
        {onRemove && (
          <Button variant="ghost" className="mt-6" onClick={onRemove}>
            Remove<span className="sr-only"> section {at + 1}</span>
          </Button>
        )}
      </div>
      {items.fields.map(({ id }, place) => {
        const item = `${path}.items.${place}` as const
        const wrong = problems?.items?.[place]
        return (
          <fieldset key={id} className="grid grid-cols-6 items-start gap-3 border-t border-line pt-4">
            <legend className="sr-only">
              Section {at + 1}, item {place + 1}
            </legend>
            <Field label="Item" required className="col-span-6 sm:col-span-4" error={wrong?.label?.message}>
              <Input maxLength={80} autoComplete="off" {...register(`${item}.label`)} />
            </Field>
            <Field label="Kind" className="col-span-6 sm:col-span-2">
              <Select {...register(`${item}.kind`)}>
                <option value="points">Points</option>
                <option value="deduction">Deduction</option>
              </Select>
            </Field>
            <Field label="Min" className="col-span-2 sm:col-span-1" error={wrong?.minHundredths && notNumber}>
              <Input inputMode="decimal" autoComplete="off" {...register(`${item}.minHundredths`)} />
            </Field>
            <Field label="Max" className="col-span-2 sm:col-span-1" error={wrong?.maxHundredths && notNumber}>
              <Input inputMode="decimal" autoComplete="off" {...register(`${item}.maxHundredths`)} />
            </Field>
            <Field
              label="Step"
              className="col-span-2 sm:col-span-1"
              error={wrong?.stepHundredths && notNumber}
            >
              <Input inputMode="decimal" autoComplete="off" {...register(`${item}.stepHundredths`)} />
            </Field>
            <Field
              label="Only these values"
              className="col-span-6 sm:col-span-3"
              error={wrong?.values && 'Enter numbers with commas, such as 10, 7, 4.'}
            >
              <Input autoComplete="off" placeholder="10, 7, 4" {...register(`${item}.values`)} />
            </Field>
            <Field label="Note for judges" className="col-span-6 sm:col-span-4" error={wrong?.note?.message}>
              <Input maxLength={300} autoComplete="off" {...register(`${item}.note`)} />
            </Field>
            {items.fields.length > 1 && (
              <Button
                variant="ghost"
                className="col-span-6 justify-self-start sm:col-span-2 sm:mt-6"
                onClick={() => items.remove(place)}
              >
                Remove
                <span className="sr-only">
                  {' '}
                  item {place + 1} of section {at + 1}
                </span>
              </Button>
            )}
          </fieldset>
        )
      })}
      <FieldError>{problems?.items?.root?.message ?? problems?.items?.message}</FieldError>
      <Button
        size="sm"
        className="justify-self-start"
        disabled={items.fields.length >= mostItems}
        onClick={() => items.append(blankItem())}
      >
        Add an item<span className="sr-only"> to section {at + 1}</span>
      </Button>
    </fieldset>
  )
}
