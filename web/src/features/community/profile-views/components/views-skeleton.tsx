import { Skeleton } from '#web/ui/skeleton.tsx'

/** Holds the place of the views of a profile. */
export const ViewsSkeleton = () => (
  <div className="grid min-h-30 gap-x-8 gap-y-4 sm:grid-cols-2 sm:items-center">
    <Skeleton className="h-12 max-w-full" />
    <Skeleton className="h-8 max-w-full" label="" />
  </div>
)
