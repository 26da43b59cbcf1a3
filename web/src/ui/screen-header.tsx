import type { ReactNode } from 'react'

export type ScreenHeaderProps = {
  title: ReactNode
  /** One sentence. */
  lead?: ReactNode
  actions?: ReactNode
  /** Use another level only to show the header inside another page. */
  titleLevel?: 1 | 4
}

/** Opens a screen that people work in: its name, and the actions on all of it. */
export function ScreenHeader({ title, lead, actions, titleLevel = 1 }: ScreenHeaderProps) {
  const Title = `h${titleLevel}` as const
  return (
    <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:mb-5">
      <div className="min-w-0">
        <Title className="text-xl font-semibold">{title}</Title>
        {lead != null && <p className="max-w-2xl text-sm text-pretty text-dim">{lead}</p>}
      </div>
      {actions != null && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
