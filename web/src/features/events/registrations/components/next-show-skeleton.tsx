import { Skeleton } from '#web/ui/skeleton.tsx'

/** The skeleton is as high as the next show itself, so nothing moves when it loads. */
export const NextShowSkeleton = () => (
  <div className="grid min-h-44 gap-4 p-5">
    <div className="flex items-start gap-4">
      <Skeleton className="h-24 w-18 sm:w-44" />
      <div className="grid flex-1 gap-3">
        <Skeleton className="h-6 w-56 max-w-full" label="" />
        <Skeleton className="h-5 w-72 max-w-full" label="" />
        <Skeleton className="h-5 w-40 max-w-full" label="" />
      </div>
    </div>
    <Skeleton className="h-11" label="" />
  </div>
)
