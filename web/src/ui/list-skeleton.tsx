import { cx } from './cx.ts'

export type ListSkeletonProps = {
  rows?: number
  /** Without space at its sides, if its container has it. */
  flush?: boolean
  /** Rows nearer together, with a smaller second line. */
  dense?: boolean
  label?: string
}

/** Holds the place of a list of entries, each with a title and a line below. */
export function ListSkeleton({
  rows = 4,
  flush = false,
  dense = false,
  label = 'Loading...',
}: ListSkeletonProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className={cx('divide-y divide-line', flush && '-my-4')}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={`row-${row.toString()}`} className={cx(dense ? 'py-3.5' : 'py-4', !flush && 'px-5')}>
            <span className="skeleton-line">
              <span className={cx('skeleton block', row % 2 ? 'w-1/3' : 'w-1/2')} />
            </span>
            <span className={cx('skeleton-line', dense && 'text-sm')}>
              <span className={cx('skeleton block', row % 3 ? 'w-3/4' : 'w-11/12')} />
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
