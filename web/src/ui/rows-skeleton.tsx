export type RowsSkeletonProps = {
  rows?: number
  /** Whether something stands at the end of each row, such as an amount or a button. */
  end?: boolean
}

/** Stands where a list of rows of two lines will be. */
export function RowsSkeleton({ rows = 5, end = false }: RowsSkeletonProps) {
  return (
    <div role="status" className="divide-y divide-line">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={`row-${row.toString()}`}
          aria-hidden="true"
          className="flex items-center justify-between gap-6 px-5 py-3.5"
        >
          <div className="grow">
            <div className="skeleton-line">
              <span className={row % 2 ? 'skeleton block w-2/5' : 'skeleton block w-3/5'} />
            </div>
            <div className="skeleton-line text-sm">
              <span className="skeleton block w-1/4" />
            </div>
          </div>
          {end && <span className="skeleton block w-16" />}
        </div>
      ))}
    </div>
  )
}
