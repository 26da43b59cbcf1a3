import type { ToolSettings } from '#shared/tools/pro-tools/tool-tables.ts'
import { cx } from '#web/ui/cx.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import type { EditedTable } from './edited-table.ts'

export type TablePreviewProps = {
  examples: EditedTable['examples']
  before: ToolSettings
  /** Undefined while the text is no table. */
  after: ToolSettings | undefined
}

type Row = { name: string; before: string; after: string | undefined }

const columns: Column<Row>[] = [
  { id: 'name', header: 'Example', cell: ({ name }) => name },
  { id: 'before', header: 'Now', cell: ({ before }) => before },
  {
    id: 'after',
    header: 'After saving',
    cell: ({ before, after }) => (
      <span className={cx(after !== before && 'font-semibold text-signal-ink')}>{after ?? '–'}</span>
    ),
  },
]

/** Three results as they are now, and as they will be. */
export function TablePreview({ examples, before, after }: TablePreviewProps) {
  const later = after && examples(after)
  const rows = examples(before).map(({ name, result }, at) => ({
    name,
    before: result,
    after: later?.[at]?.result,
  }))
  return (
    <Table
      dense
      caption="Examples before and after"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
    />
  )
}
