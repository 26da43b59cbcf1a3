import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Holds the place of the overview: the subscription, three figures, the latest transactions. */
export function OverviewSkeleton() {
  return (
    <div className="grid gap-6">
      <Panel title="Current Subscription">
        <div className="grid items-start gap-x-10 gap-y-6 md:grid-cols-2">
          <Skeleton lines={5} className="h-7" />
          <Skeleton lines={4} className="h-6" label="" />
        </div>
      </Panel>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:gap-4">
        {['max-sm:col-span-2', '', ''].map((className, at) => (
          <div key={`figure-${at.toString()}`} className={`display h-[4.75rem] px-4 py-3 ${className}`} />
        ))}
      </div>
      <Panel flush title="Recent Transactions">
        <ListSkeleton rows={5} />
      </Panel>
    </div>
  )
}
