import type { ReactNode } from 'react'
import { activityLabels } from '#shared/platform/activities/activity-type.ts'
import type { ListedActivity } from '#shared/platform/activities/contract.ts'
import { FieldChanges } from '#web/features/platform/forms/field-changes.tsx'
import { CursorList, type CursorPages } from '#web/features/platform/lists/cursor-list.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { runsOf } from './runs-of.ts'

type ActivityListProps = {
  pages: CursorPages<ListedActivity>
  /** The account and the actor, in the words of the screen; empty if no one acted. */
  people: (activity: ListedActivity) => ReactNode
}

/** A part of the activity log, newest first. */
export function ActivityList({ pages, people }: ActivityListProps) {
  return (
    <CursorList
      pages={pages}
      waiting={
        <Panel flush>
          <ListSkeleton dense rows={8} />
        </Panel>
      }
      failed="The activity log did not load"
      empty={<EmptyState title="The log has no activity of this type." />}
    >
      {(items) => (
        <Panel flush>
          <ol className="divide-y divide-line">
            {runsOf(items).map(({ activity, times }) => (
              <li
                key={activity.id}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 px-4 py-2.5 sm:grid-cols-[13rem_minmax(0,1fr)_auto]"
              >
                <div>
                  <Badge tone={toneOf(activity)}>{activityLabels[activity.type]}</Badge>
                </div>
                <div className="min-w-0 max-sm:order-2 max-sm:col-span-2">
                  <div className="flex flex-wrap items-baseline gap-x-3">
                    <p className="wrap-anywhere">
                      {activity.description}
                      {times > 1 && <span className="readout ml-2 text-sm">×{times}</span>}
                    </p>
                    <p className="text-sm text-dim empty:hidden">{people(activity)}</p>
                  </div>
                  <FieldChanges before={activity.before} after={activity.after} />
                </div>
                <p className="text-right text-sm text-dim">
                  <TimeAgo at={activity.createdAt} />
                </p>
              </li>
            ))}
          </ol>
        </Panel>
      )}
    </CursorList>
  )
}

function toneOf({ type, impersonated }: ListedActivity) {
  if (impersonated || type === 'security_event') return 'warning'
  if (type === 'error_event' || type === 'payment_failed') return 'danger'
  return type === 'settings_update' || type === 'user_update' ? 'info' : 'neutral'
}
