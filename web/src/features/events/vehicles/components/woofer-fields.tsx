import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { blankWoofers, type RatedValues } from './vehicle-values.ts'

const mostSizes = 4

/** The woofers of the form around it, a row for each size. */
export function WooferFields() {
  const { control, register, formState, setFocus } = useFormContext<RatedValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'woofers' })
  const errors = formState.errors.woofers
  const take = (at: number) => {
    remove(at)
    // The button that was pressed is gone.
    if (fields.length > 1) setFocus(`woofers.${Math.max(at - 1, 0)}.sizeTenthsIn`)
  }
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-semibold">Woofers</legend>
      {fields.length === 0 && <p className="text-sm text-dim">No woofers yet.</p>}
      {fields.map((one, at) => (
        <fieldset key={one.id} className="flex items-start gap-2 sm:gap-3">
          <legend className="sr-only">Woofers, size {at + 1}</legend>
          <div className="grid min-w-0 flex-1 grid-cols-4 items-start gap-2 sm:gap-3">
            <Field label="Inches" required error={errors?.[at]?.sizeTenthsIn?.message}>
              <Input
                inputMode="decimal"
                maxLength={8}
                autoComplete="off"
                placeholder="12"
                {...register(`woofers.${at}.sizeTenthsIn`)}
              />
            </Field>
            <Field label="Shape" className="col-span-2">
              <Select {...register(`woofers.${at}.shape`)}>
                <option value="round">Round</option>
                <option value="square">Square</option>
              </Select>
            </Field>
            <Field label="Count" required error={errors?.[at]?.count?.message}>
              <Input
                inputMode="numeric"
                maxLength={2}
                autoComplete="off"
                {...register(`woofers.${at}.count`)}
              />
            </Field>
          </div>
          <IconButton
            label={`Remove size ${at + 1}`}
            icon={<Trash2 className="size-4" aria-hidden="true" />}
            className="mt-6"
            onClick={() => take(at)}
          />
        </fieldset>
      ))}
      <FieldError>{errors?.root?.message ?? errors?.message}</FieldError>
      <Button
        size="sm"
        className="justify-self-start"
        disabled={fields.length >= mostSizes}
        onClick={() => append(blankWoofers)}
      >
        <Plus className="size-4" aria-hidden="true" />
        {fields.length === 0 ? 'Add woofers' : 'Add another size'}
      </Button>
    </fieldset>
  )
}
