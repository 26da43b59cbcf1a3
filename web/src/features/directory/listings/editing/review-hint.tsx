import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** What stands under a field: its hint, and on a live listing that a change of it is reviewed first. */
export function reviewHint(isLive: boolean, hint?: ReactNode): { hint?: ReactNode } {
  if (!isLive) return hint == null ? {} : { hint }
  return {
    hint: (
      <>
        {hint} {hint != null && '· '}
        <span className="inline-flex items-center gap-1 align-bottom">
          <ShieldCheck aria-hidden="true" className="size-4 shrink-0" />
          Reviewed first
        </span>
      </>
    ),
  }
}
