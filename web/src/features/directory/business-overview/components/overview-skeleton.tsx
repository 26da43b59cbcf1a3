import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Holds the place of a business at a glance: how long its lists are is not known yet. */
export const OverviewSkeleton = () => (
  <div className="shell min-h-dvh py-10">
    <ScreenHeader title="Business tools" />
    <Panel title="Last 30 days">
      <Skeleton className="h-28" />
    </Panel>
    <Panel flush title="To do" className="mt-6">
      <ListSkeleton rows={3} />
    </Panel>
  </div>
)
