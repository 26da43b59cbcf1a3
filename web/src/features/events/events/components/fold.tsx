import type { ReactNode } from 'react'
import { Glyph } from '#web/features/platform/pages/components/glyph.tsx'

/** What opens a `details` of the class `group`; one that stands in a panel is a level lower. */
export const FoldSummary = ({ title, level = 2 }: { title: string; level?: 2 | 3 }) => {
  const Heading = `h${level}` as const
  return (
    <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 py-3 font-semibold hover:underline sm:px-5 [&::-webkit-details-marker]:hidden">
      <Heading className="font-semibold">{title}</Heading>
      <Glyph name="plus" className="size-5 flex-none text-dim group-open:rotate-45" />
    </summary>
  )
}

/** A panel that opens: for what few read, such as a waiver. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group panel min-w-0">
    <FoldSummary title={title} />
    {children}
  </details>
)
