import { Skeleton } from '#web/ui/skeleton.tsx'

/** The skeleton is as high as the next show itself, so nothing moves when it loads. */
export const NextShowSkeleton = () => (
  <div className="flex min-h-30 items-start gap-4">
    <Skeleton className="h-24 w-18" />
    <div className="grid flex-1 gap-3">
      <Skeleton className="h-6 w-56 max-w-full" label="" />
      <Skeleton className="h-5 w-72 max-w-full" label="" />
      <Skeleton className="h-5 w-40 max-w-full" label="" />
    </div>
  </div>
)
