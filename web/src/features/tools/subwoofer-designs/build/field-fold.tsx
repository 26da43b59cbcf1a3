import type { ReactNode } from 'react'

export type FieldFoldProps = { title: string; children: ReactNode }

/** Fields that few change, folded up until someone wants them. */
export const FieldFold = ({ title, children }: FieldFoldProps) => (
  <details className="border-t border-line pt-3">
    <summary className="min-h-8 font-semibold">{title}</summary>
    <div className="mt-2 grid gap-3">{children}</div>
  </details>
)
