import { useState } from 'react'
import type {
  ImportColumns,
  ImportField,
  ImportKind,
} from '#shared/competitions/result-imports/result-import.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { fieldsOf, fieldWords, splitFields } from './import-words.ts'

type ColumnFieldsProps = {
  kind: ImportKind
  headers: readonly string[]
  columns: ImportColumns
  /** True when the columns are those of the caller's last file with these headers. */
  isKept: boolean
  onChange: (columns: ImportColumns) => void
  onTermLab: () => void
}

/** Matches the columns of a file with fields. */
export function ColumnFields({ kind, headers, columns, isKept, onChange, onTermLab }: ColumnFieldsProps) {
  const [isSplit, setSplit] = useState(false)
  const areSplit = isSplit || splitFields.some((field) => columns[field] !== undefined)
  const fields = [...fieldsOf[kind], ...(areSplit ? splitFields : [])]
  const choose = (field: ImportField, value: string) => {
    const { [field]: _, ...rest } = columns
    onChange(value === '' ? rest : { ...rest, [field]: Number(value) })
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">Columns</legend>
      <p className="text-sm text-dim">
        {isKept
          ? 'As you chose them last time for a file with these headers.'
          : 'Guessed from the headers. Your choice is remembered for files with the same headers.'}
      </p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {fields.map((field) => (
          <Field key={field} label={fieldWords[field]}>
            <Select
              className="min-h-12"
              value={String(columns[field] ?? '')}
              onChange={({ target }) => choose(field, target.value)}
            >
              <option value="">Not in the file</option>
              {headers.map((header, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <option key={at} value={at}>
                  {header || `Column ${at + 1}`}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!areSplit && (
          <Button size="sm" className="min-h-12" onClick={() => setSplit(true)}>
            Names or runs in several columns
          </Button>
        )}
        {kind === 'runs' && (
          <>
            <Button size="sm" className="min-h-12" onClick={onTermLab}>
              Start as TermLAB
            </Button>
            <p className="min-w-0 flex-1 basis-64 text-sm text-dim">
              TermLAB does not publish its format. Correct the columns once, and they are remembered.
            </p>
          </>
        )}
      </div>
    </fieldset>
  )
}
