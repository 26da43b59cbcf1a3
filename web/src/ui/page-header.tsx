import type { ReactNode } from 'react'

export type PageHeaderProps = { title: ReactNode; label?: string; lead?: ReactNode; actions?: ReactNode }

export function PageHeader({ title, label, lead, actions }: PageHeaderProps) {
  return (
    <header className="mb-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-5">
        <div className="max-w-3xl">
          {label && <p className="label mb-2 text-signal-ink">{label}</p>}
          <h1 className="wide text-3xl text-balance">{title}</h1>
          {lead != null && <p className="mt-3 text-lg text-dim">{lead}</p>}
        </div>
        {actions != null && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      <div className="ruler" aria-hidden="true" />
    </header>
  )
}
