import { cx } from './cx.ts'
import { type Column, tableClass } from './table.tsx'

export type TableSkeletonProps = {
  columns: readonly Column<never>[]
  rows?: number
  dense?: boolean
}

/** The share of its cell that a bar fills. Names differ in length. */
const widths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-11/12', 'w-3/5']

/** Holds the place of a table, with its head and its lines. */
export function TableSkeleton({ columns, rows = 8, dense }: TableSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">Loading...</span>
      <table aria-hidden="true" className={tableClass(columns, dense)}>
        <thead>
          <tr>
            {columns.map(({ id, header, numeric, className }) => (
              <th key={id} className={cx(numeric && 'numeric', className)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={`row-${row.toString()}`}>
              {columns.map(({ id, className, narrow }, at) => (
                <td key={id} className={className} data-narrow={narrow}>
                  <span className="skeleton-line">
                    <span className={cx('skeleton block', widths[(row + at * 2) % widths.length])} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
