import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** Three lists that have not come. */
export function DashboardSkeleton({ rows }: { rows: number }) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 xl:grid-cols-3">
      {['waiting', 'failed', 'newest'].map((name) => (
        <Panel key={name} flush>
          <ListSkeleton dense rows={rows} />
        </Panel>
      ))}
    </div>
  )
}
