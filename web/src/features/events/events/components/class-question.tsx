// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { FoldSummary } from './fold.tsx'

const ClassFinder = lazy(async () => ({
  default: (await import('#web/features/events/vehicles/components/class-finder.tsx')).ClassFinder,
}))

/** The code of the answer is loaded on demand. */
export function ClassQuestion({ classes }: { classes: readonly EventClassFields[] }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [asked, setAsked] = useState(false)
  // The question may have been opened before the page came alive.
  useEffect(() => setAsked(details.current?.open === true), [])
  return (
    <details
      ref={details}
      className="group border-t border-line"
      onToggle={({ currentTarget }) => currentTarget.open && setAsked(true)}
    >
      <FoldSummary title="What class am I?" level={3} />
      <div className="px-4 pt-1 pb-5 sm:px-5">
        {asked && (
          <Suspense fallback={<ListSkeleton rows={2} flush />}>
            <ClassFinder classes={classes} />
          </Suspense>
        )}
      </div>
    </details>
  )
}
