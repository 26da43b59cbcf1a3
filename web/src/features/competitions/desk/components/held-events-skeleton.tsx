import { Skeleton } from '#web/ui/skeleton.tsx'

/** Holds the place of the first events that someone holds. */
export const HeldEventsSkeleton = () => (
  <div className="divide-y divide-line">
    {[0, 1].map((row) => (
      <div key={row} className="grid gap-4 p-5">
        <div className="flex items-start gap-4">
          <Skeleton className="h-24 w-18" />
          <div className="grid flex-1 gap-3">
            <Skeleton className="h-6 w-56 max-w-full" label="" />
            <Skeleton className="h-5 w-72 max-w-full" label="" />
          </div>
        </div>
        <Skeleton className="h-11" label="" />
      </div>
    ))}
  </div>
)
