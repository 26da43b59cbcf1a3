import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

/** What opens a `details` of the class `group`. */
export const FoldSummary = ({ title }: { title: string }) => (
  <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 py-3 font-semibold hover:underline sm:px-5 [&::-webkit-details-marker]:hidden">
    {title}
    <Plus
      className="size-5 flex-none text-dim transition-transform group-open:rotate-45"
      aria-hidden="true"
    />
  </summary>
)

/** A panel that opens: for what few read, such as a waiver. */
export const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="group panel min-w-0">
    <FoldSummary title={title} />
    {children}
  </details>
)
