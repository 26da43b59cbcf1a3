import type { ReactNode } from 'react'
import { Change } from '#web/charts/change.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import type { Compared } from './compared.ts'
import { CsvButton } from './csv-button.tsx'
import { csvName, listCsv } from './insight-csv.ts'
import type { ShownSpan } from './shown-span.ts'

export type ComparedRow = Compared & {
  id: string
  cell: ReactNode
  /** What its file says instead, by column. */
  cells: readonly string[]
}

type ComparedPanelProps = {
  /** The name of its file; without one it has none. */
  id?: string
  title: string
  /** The heads of what its rows name: one on the screen, and all of them in the file. */
  names: readonly [string, ...string[]]
  span: ShownSpan
  rows: readonly ComparedRow[]
  note?: ReactNode
}

/** What was counted by kind, the most first, each with the span before. */
export const ComparedPanel = ({ id, title, names, span, rows, note }: ComparedPanelProps) => (
  <Panel
    flush
    title={title}
    aside={
      id &&
      rows.length > 0 && (
        <CsvButton name={csvName(id, span)} of={title} csv={() => listCsv(names, rows, span.days)} />
      )
    }
  >
    {note != null && <p className="px-3 pt-3 text-sm text-dim">{note}</p>}
    {rows.length > 0 ? (
      <Table
        dense
        caption={title}
        columns={columns(names[0], span.days)}
        rows={rows}
        rowKey={(row) => row.id}
      />
    ) : (
      <p className="px-4 py-5 text-dim">Nothing was counted in this period.</p>
    )}
  </Panel>
)

const count = (value: number) => value.toLocaleString('en-US')

const columns = (name: string, days: number): Column<ComparedRow>[] => [
  { id: 'name', header: name, narrow: 'title', cell: ({ cell }) => cell },
  { id: 'count', header: 'Count', numeric: true, narrow: 'end', cell: ({ now }) => count(now) },
  { id: 'before', header: `${days} days before`, numeric: true, cell: ({ before }) => count(before) },
  {
    id: 'change',
    header: 'Change',
    narrow: 'note',
    cell: ({ now, before }) => (
      <span className="text-sm text-dim">{now !== before && <Change now={now} before={before} />}</span>
    ),
  },
]
