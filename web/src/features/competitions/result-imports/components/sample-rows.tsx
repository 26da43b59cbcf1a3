import type { ImportColumns, ImportKind } from '#shared/competitions/result-imports/result-import.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { fieldsOf, fieldWords, splitFields } from './import-words.ts'

type SampleRowsProps = {
  kind: ImportKind
  columns: ImportColumns
  samples: readonly (readonly string[])[]
}

type Row = { at: number; cells: readonly string[] }

/** The first lines as they are read, so that a column that is mistaken is seen before anything is sent. */
export function SampleRows({ kind, columns, samples }: SampleRowsProps) {
  const chosen = [...fieldsOf[kind], ...splitFields].flatMap((field) => {
    const at = columns[field]
    return at === undefined ? [] : [{ field, at }]
  })
  if (chosen.length === 0) return null
  const shown = chosen.map(
    ({ field, at }): Column<Row> => ({
      id: field,
      header: fieldWords[field],
      cell: ({ cells }) => cells[at] || '–',
    }),
  )
  return (
    <div className="grid gap-2">
      <p className="text-sm font-semibold">The first lines</p>
      <div className="panel">
        <Table
          caption="The first lines of the file"
          columns={shown}
          rows={samples.map((cells, at): Row => ({ at, cells }))}
          rowKey={({ at }) => at}
          dense
        />
      </div>
    </div>
  )
}
