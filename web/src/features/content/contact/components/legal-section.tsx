import type { ReactNode } from 'react'

type LegalSectionProps = { title: string; children: ReactNode; wide?: boolean }

/** One heading of a policy with its text. */
export function LegalSection({ title, children, wide = false }: LegalSectionProps) {
  return (
    <section className="mt-10">
      <h2 className="text-xl font-semibold">{title}</h2>
      <div className={wide ? 'mt-3 grid gap-4' : 'mt-3 grid max-w-3xl gap-4'}>{children}</div>
    </section>
  )
}
