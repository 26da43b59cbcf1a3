import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'

/** Says why the plan cannot be chosen now. Its container can look locked by `group-has-[[data-locked]]`. */
export function LockedNote({ children }: { children: ReactNode }) {
  return (
    <p data-locked className="flex gap-2 text-sm text-dim">
      <Lock className="mt-0.5 size-4 flex-none" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
