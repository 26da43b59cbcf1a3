import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Input } from '#web/ui/input.tsx'
import type { RowFields as Rows } from './edited-table.ts'
import { errorAt } from './error-at.ts'

export type RowFieldsProps = {
  form: UseFormReturn<FieldValues, unknown, Record<string, unknown>>
  rows: Rows
}

/** The rows of a table, each with its figures. */
export function RowFields({ form, rows }: RowFieldsProps) {
  const { path, row, columns, blank, fixed, most } = rows
  const { control, register, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: path })
  const { errors } = formState
  return (
    <div className="grid gap-3">
      {fields.map((field, at) => {
        const name = fixed ? `${String((field as Record<string, unknown>)[fixed])} AWG` : `${row} ${at + 1}`
        return (
          <fieldset
            key={field.id}
            className="flex flex-wrap items-start gap-3 border-t border-line pt-3 first:border-t-0 first:pt-0"
          >
            <legend className={cx(!fixed && 'sr-only', fixed && 'float-left w-16 pt-8 font-semibold')}>
              {name}
            </legend>
            {columns.map((column) => {
              const error = errorAt(errors, `${path}.${at}.${column.name}`)
              return (
                <Field
                  key={column.name}
                  label={column.label}
                  className={cx('min-w-0', column.words ? 'grow basis-48' : 'w-28')}
                  {...(error && { error })}
                >
                  <Input
                    autoComplete="off"
                    {...(!column.words && { inputMode: 'decimal' as const })}
                    {...register(`${path}.${at}.${column.name}`)}
                  />
                </Field>
              )
            })}
            {blank && fields.length > 1 && (
              <Button variant="ghost" className="mt-7" onClick={() => remove(at)}>
                Remove<span className="sr-only"> {name}</span>
              </Button>
            )}
          </fieldset>
        )
      })}
      <FieldError>{errorAt(errors, path)}</FieldError>
      {blank && (
        <Button
          size="sm"
          className="justify-self-start"
          disabled={fields.length >= most}
          onClick={() => append(blank)}
        >
          Add a {row}
        </Button>
      )}
    </div>
  )
}
