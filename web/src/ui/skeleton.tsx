import { cx } from './cx.ts'

export type SkeletonProps = { lines?: number; className?: string; label?: string }

/** Holds the place of text or a block, so the page does not jump. */
export function Skeleton({ lines = 1, className, label = 'Loading...' }: SkeletonProps) {
  return (
    <div role="status" className="grid min-w-0 grid-cols-1 gap-2.5">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span
          key={`line-${line.toString()}`}
          className={cx('skeleton block', line > 0 && line === lines - 1 && 'w-2/3', className)}
        />
      ))}
    </div>
  )
}
