import { useInfiniteQuery } from '@tanstack/react-query'
import { FieldChanges } from '#web/features/platform/forms/field-changes.tsx'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { userActivitiesQuery } from '../api/admin-user-queries.ts'

export function AccountActivity({ userId }: { userId: string }) {
  const pages = useInfiniteQuery(userActivitiesQuery(userId))
  return (
    <Panel title="Recent activity">
      <CursorList
        pages={pages}
        waiting={<ListSkeleton flush rows={4} />}
        failed="The activity did not load"
        empty={<p className="text-dim">No activity yet.</p>}
      >
        {(lines) => (
          <ol className="grid gap-3">
            {lines.map((line) => (
              <li key={line.id} className="border-b border-line pb-3 last:border-0 last:pb-0">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-semibold">{line.description}</span>
                  <span className="text-sm text-dim">
                    <TimeAgo at={line.createdAt} />
                  </span>
                </p>
                {line.actorId && (
                  <p className="text-sm text-dim">
                    {line.actorId === line.userId ? 'By the member' : `By ${line.actorName}`}
                    {line.impersonated && ', acting as this member'}
                  </p>
                )}
                <FieldChanges before={line.before} after={line.after} />
              </li>
            ))}
          </ol>
        )}
      </CursorList>
    </Panel>
  )
}
