// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { Fragment, type Key, type ReactNode } from 'react'
import { cx } from './cx.ts'

export type Column<Row> = {
  id: string
  header: string
  /** Shown at the head instead of the header’s text, such as a button that sorts. */
  heading?: ReactNode
  sorted?: 'ascending' | 'descending'
  cell: (row: Row) => ReactNode
  numeric?: boolean
  className?: string
  narrow?: NarrowPlace
}

/**
 * The place of a cell on a phone, where a row has two lines: `title` above `meta`, or `main`, which has its own two
 * lines; at the end of them `end` above `note`, or one `action`. `lead` comes before both, `foot` below. As soon as one
 * column has a place, a column without one is left out there.
 */
type NarrowPlace = 'lead' | 'main' | 'title' | 'meta' | 'end' | 'note' | 'action' | 'foot'

export type TableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => Key
  /** For long lists that people work through. */
  dense?: boolean
  /** True for a row that stands out, such as the reader’s own. */
  isMarked?: (row: Row) => boolean
  /** What a row has to say over the whole width below it, or nothing. */
  below?: (row: Row) => ReactNode
}

/** Its columns decide how it looks on a phone; `TableSkeleton` holds its place. */
export const tableClass = (columns: readonly Column<never>[], dense = false) =>
  cx(
    'data-table',
    dense && 'data-table-dense',
    columns.some(({ narrow }) => narrow) ? 'data-rows' : 'data-cards',
  )

/**
 * Rows to compare, under a head that stays in view. Under 640 px a row has two lines, or becomes a card if no
 * column states its place. The roles survive the change of display.
 */
export function Table<Row>({ caption, columns, rows, rowKey, dense, isMarked, below }: TableProps<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table whose rows are displayed as blocks loses its roles
    <table role="table" className={tableClass(columns, dense)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              aria-sort={column.sorted}
              className={cx(column.numeric && 'numeric', column.className) || undefined}
            >
              {column.heading ?? column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => {
          const more = below?.(row)
          return (
            <Fragment key={rowKey(row)}>
              <tr
                role="row"
                className={cx(isMarked?.(row) && 'row-marked', !!more && 'row-with-foot') || undefined}
              >
                {columns.map((column) => (
                  <td
                    key={column.id}
                    role="cell"
                    data-label={column.header}
                    data-narrow={column.narrow}
                    className={cx(column.numeric && 'numeric readout', column.className) || undefined}
                  >
                    <span className="min-w-0">{column.cell(row)}</span>
                  </td>
                ))}
              </tr>
              {more && (
                <tr role="row" className="row-foot">
                  <td role="cell" colSpan={columns.length} data-narrow="foot">
                    {more}
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
