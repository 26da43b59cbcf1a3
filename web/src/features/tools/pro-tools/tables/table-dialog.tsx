import { type FieldValues, useWatch } from 'react-hook-form'
import type { StoredTable } from '#shared/tools/pro-tools/contract.ts'
import type { ToolSettings } from '#shared/tools/pro-tools/tool-tables.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveTable } from '../api/table-commands.ts'
import type { EditedTable } from './edited-table.ts'
import { errorAt } from './error-at.ts'
import { RowFields } from './row-fields.tsx'
import { TablePreview } from './table-preview.tsx'
import { tableSchema } from './table-schema.ts'
import { typedTable } from './table-text.ts'

export type TableDialogProps = {
  edited: EditedTable
  stored: StoredTable
  settings: ToolSettings
  onClose: () => void
}

/** Edits a table, and shows the results of its examples before it is saved. */
export function TableDialog({ edited, stored, settings, onClose }: TableDialogProps) {
  const { table, words, examples } = edited
  const { title, lead, choices = [], numbers = [], rows } = words
  const edit = useEditForm<StoredTable, FieldValues, Record<string, unknown>>({
    thing: stored,
    schemaFor: () => tableSchema(table),
    valuesOf: ({ value }) => typedTable(value),
    ...useSaveTable(table),
    onSaved: () => {
      toast.success(`${title} saved`)
      onClose()
    },
  })
  const { control, register, formState } = edit.form
  const typed = useWatch({ control })
  const read = tableSchema(table).safeParse(typed)
  return (
    <EditDialog
      wide
      edit={edit}
      onClose={onClose}
      title={title}
      description={lead}
      failed="We couldn’t save the table"
      saveLabel="Save table"
    >
      {choices.map(({ path, label, options }) => (
        <Field key={path} label={label}>
          <Select {...register(path)}>
            {Object.entries(options).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {numbers.length > 0 && (
        <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {numbers.map(({ path, label, hint }) => {
            const error = errorAt(formState.errors, path)
            return (
              <Field key={path} label={label} {...(hint && { hint })} {...(error && { error })}>
                <Input inputMode="decimal" autoComplete="off" {...register(path)} />
              </Field>
            )
          })}
        </div>
      )}
      {rows && <RowFields form={edit.form} rows={rows} />}
      <TablePreview
        examples={examples}
        before={settings}
        after={read.success ? { ...settings, [table]: read.data } : undefined}
      />
    </EditDialog>
  )
}
