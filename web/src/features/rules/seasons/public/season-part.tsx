import type { ReactNode } from 'react'

type SeasonPartProps = { id: string; title: string; aside?: ReactNode; children: ReactNode }

/** A part of the page of a season under its heading. */
export const SeasonPart = ({ id, title, aside, children }: SeasonPartProps) => (
  <section aria-labelledby={id} className="min-w-0">
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <h2 id={id} className="wide text-xl">
        {title}
      </h2>
      {aside}
    </div>
    {children}
  </section>
)
