import type { ReactNode } from 'react'

export type SpecimenProps = {
  name: string
  /** One sentence on when to use it. */
  use: string
  children: (theme: 'dark' | 'light') => ReactNode
}

/** One component in all its states, in both themes side by side. */
export function Specimen({ name, use, children }: SpecimenProps) {
  return (
    <section className="grid gap-3 py-8">
      <div className="max-w-3xl">
        <h3 className="text-xl font-semibold">{name}</h3>
        <p className="text-dim">{use}</p>
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {(['dark', 'light'] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="min-w-0 border border-line bg-ground p-4 text-ink sm:p-6"
          >
            {children(theme)}
          </div>
        ))}
      </div>
    </section>
  )
}
