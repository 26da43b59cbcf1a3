import type { ReactNode } from 'react'
import { Ruler } from './ruler.tsx'

export type PageHeaderProps = {
  title: ReactNode
  label?: string | undefined
  lead?: ReactNode
  actions?: ReactNode
  /** Use another level only to show the header inside another page. */
  titleLevel?: 1 | 4
}

export function PageHeader({ title, label, lead, actions, titleLevel = 1 }: PageHeaderProps) {
  const Title = `h${titleLevel}` as const
  return (
    <header className="mb-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-5">
        <div className="max-w-3xl">
          {label && <p className="label mb-2 text-dim">{label}</p>}
          <Title className="wide text-3xl text-balance">{title}</Title>
          {lead != null && <p className="mt-3 max-w-2xl text-lg text-pretty text-dim">{lead}</p>}
        </div>
        {actions != null && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
      <Ruler />
    </header>
  )
}
