import { Skeleton } from '#web/ui/skeleton.tsx'

/** Hold the place of posts until they come. */
export function PostSkeletons({ count }: { count: number }) {
  return (
    <div className="grid gap-4">
      {Array.from({ length: count }, (_, index) => (
        <div key={`post-${index.toString()}`} className="panel p-4 sm:p-5">
          <Skeleton lines={3} className="h-6" label={index === 0 ? 'Loading...' : ''} />
        </div>
      ))}
    </div>
  )
}
