import type { ReactNode } from 'react'

export type WithUnitProps = { unit: string; children: ReactNode }

/** A field with a unit that cannot be changed, where other fields have theirs. */
export function WithUnit({ unit, children }: WithUnitProps) {
  return (
    <div className="flex items-end gap-1.5">
      <div className="min-w-0 grow">{children}</div>
      <span className="flex min-h-11 w-11 shrink-0 items-center text-sm text-dim">{unit}</span>
    </div>
  )
}
