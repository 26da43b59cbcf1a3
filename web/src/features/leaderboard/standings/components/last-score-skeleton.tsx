import { Skeleton } from '#web/ui/skeleton.tsx'

/** Holds the place of the last score. */
export const LastScoreSkeleton = () => (
  <div className="grid min-h-30 gap-x-8 gap-y-4 sm:grid-cols-2 sm:items-center">
    <Skeleton className="h-12 max-w-full" />
    <Skeleton className="h-12 max-w-full" label="" />
  </div>
)
