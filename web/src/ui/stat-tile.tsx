import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type StatTileProps = {
  label: string
  value: ReactNode
  unit?: string
  note?: ReactNode
  /** Beside the one figure that a view is about. */
  quiet?: boolean
  className?: string
}

/** One figure that is read at a glance. */
export function StatTile({ label, value, unit, note, quiet = false, className }: StatTileProps) {
  return (
    <div className={cx('display px-4 py-3 max-sm:px-3', className)}>
      <p className="label text-faint">{label}</p>
      <p className={cx('readout mt-1 text-2xl', !quiet && 'text-signal-ink')}>
        {value}
        {unit && <span className="ml-1 text-base text-dim">{unit}</span>}
      </p>
      {note != null && <p className="mt-0.5 text-xs text-dim">{note}</p>}
    </div>
  )
}
