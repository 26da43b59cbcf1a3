import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

/** What opens a `details`; one that stands in a panel is a level lower. */
export const FoldSummary = ({ title, level = 2 }: { title: string; level?: 2 | 3 }) => {
  const Heading = `h${level}` as const
  return (
    <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 py-3 font-semibold hover:underline sm:px-5 [&::-webkit-details-marker]:hidden">
      <Heading className="font-semibold">{title}</Heading>
      <Plus
        className="size-5 flex-none text-dim transition-transform [details[open]>summary>&]:rotate-45"
        aria-hidden="true"
      />
    </summary>
  )
}

/** A panel that opens: for what few read, such as a waiver. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="panel min-w-0">
    <FoldSummary title={title} />
    {children}
  </details>
)
