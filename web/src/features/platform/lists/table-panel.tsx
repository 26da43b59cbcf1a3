import type { ReactNode } from 'react'
import { Panel } from '#web/ui/panel.tsx'
import { Table, type TableProps } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { CursorList, type CursorPages } from './cursor-list.tsx'

type TablePanelProps<Row> = Omit<TableProps<Row>, 'rows'> & {
  pages: CursorPages<Row>
  failed: string
  empty: ReactNode
  shown?: string | undefined
  /** Where what has come is shown in another order. */
  order?: (rows: Row[]) => readonly Row[]
  /** The number of rows that hold the place of the first page. */
  skeletonRows?: number
}

/** A list that comes in pages, as a table in its own panel, with a skeleton of its columns before it. */
export function TablePanel<Row>({
  pages,
  failed,
  empty,
  shown,
  order = (rows) => rows,
  skeletonRows,
  ...table
}: TablePanelProps<Row>) {
  return (
    <CursorList
      pages={pages}
      waiting={
        <Panel flush>
          <TableSkeleton columns={table.columns} dense={table.dense} rows={skeletonRows} />
        </Panel>
      }
      failed={failed}
      empty={empty}
      shown={shown}
    >
      {(rows) => (
        <Panel flush aria-busy={pages.isPlaceholderData}>
          <Table {...table} rows={order(rows)} />
        </Panel>
      )}
    </CursorList>
  )
}
