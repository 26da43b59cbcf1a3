import type { ReactNode } from 'react'
import { FlatTrace } from '#web/graphics/flat-trace.tsx'

export type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode; graphic?: ReactNode }

/** Says what will appear here, and offers the first step. */
export function EmptyState({ title, children, action, graphic }: EmptyStateProps) {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 px-4 py-12 text-center">
      {graphic ?? <FlatTrace className="h-20 w-56" />}
      <p className="text-xl font-semibold">{title}</p>
      {children != null && <div className="text-dim">{children}</div>}
      {action}
    </div>
  )
}
