import { useInfiniteQuery } from '@tanstack/react-query'
import { type ListedImpersonation, listImpersonations } from '#shared/accounts/impersonations/contract.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useEndImpersonation } from '../api/impersonation-commands.ts'

const impersonationPagesQuery = pagesQuery(listImpersonations, { key: ['impersonations'] })

/** Every impersonation, newest first; a running one can be ended by any administrator. */
export function ImpersonationList() {
  const pages = useInfiniteQuery(impersonationPagesQuery)
  const columns: Column<ListedImpersonation>[] = [
    {
      id: 'admin',
      header: 'Administrator',
      narrow: 'title',
      cell: ({ adminName }) => <span className="wrap-anywhere">{adminName}</span>,
    },
    {
      id: 'target',
      header: 'Acted as',
      narrow: 'meta',
      cell: ({ targetName, targetId }) => (
        <TextLink to={`/admin/users/${targetId}`} className="wrap-anywhere">
          {targetName}
        </TextLink>
      ),
    },
    {
      id: 'started',
      header: 'Started',
      className: 'whitespace-nowrap text-dim',
      cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
    },
    { id: 'state', header: 'Status', narrow: 'end', cell: (item) => <State item={item} /> },
    {
      id: 'end',
      header: 'Action',
      narrow: 'note',
      className: 'sm:text-right',
      cell: (item) => item.running && <EndButton item={item} />,
    },
  ]
  return (
    <TablePanel
      pages={pages}
      caption="Impersonations"
      columns={columns}
      rowKey={({ id }) => id}
      failed="The impersonations did not load"
      empty={<EmptyState title="No impersonations yet" />}
    />
  )
}

/** Each row has its own command, so that each of several presses in a row gets its own message. */
function EndButton({ item }: { item: ListedImpersonation }) {
  const end = useEndImpersonation()
  const press = usePress(() => end.mutateAsync({ params: { impersonationId: item.id } }).catch(toastFailure))
  return (
    <Button size="sm" variant="danger" busy={end.isPending} busyText="Ending..." onClick={press}>
      End
      <span className="sr-only">
        {' '}
        {item.adminName} acting as {item.targetName}
      </span>
    </Button>
  )
}

function State({ item: { running, endedAt, expiresAt } }: { item: ListedImpersonation }) {
  if (running) return <Badge tone="info">Running</Badge>
  return endedAt ? (
    <span>
      Ended <TimeAgo at={endedAt} />
    </span>
  ) : (
    <span>
      Expired <TimeAgo at={expiresAt} />
    </span>
  )
}
