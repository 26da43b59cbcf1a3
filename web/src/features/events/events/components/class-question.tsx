import { Plus } from 'lucide-react'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { EventClassFields } from '#shared/events/events/event-fields.ts'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'

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
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 py-3 font-semibold hover:underline sm:px-5 [&::-webkit-details-marker]:hidden">
        What class am I?
        <Plus
          className="size-5 flex-none text-dim transition-transform group-open:rotate-45"
          aria-hidden="true"
        />
      </summary>
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
