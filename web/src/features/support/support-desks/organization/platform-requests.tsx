import { useInfiniteQuery } from '@tanstack/react-query'
import { requestPath } from '#shared/support/support-requests/named-request.ts'
import type { OwnRequestRow } from '#shared/support/support-requests/shown-request.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { requestWords } from '#web/features/support/support-requests/components/request-words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { sharedRequestsQuery } from '../api/shared-requests-query.ts'
import type { OwnDesk } from './own-desk-page.tsx'

const columns: readonly Column<OwnRequestRow>[] = [
  {
    id: 'subject',
    header: 'Request',
    narrow: 'title',
    cell: ({ id, subject }) => (
      <TextLink to={requestPath(id)} className="font-semibold wrap-anywhere">
        {subject}
      </TextLink>
    ),
  },
  {
    id: 'number',
    header: 'Number',
    narrow: 'meta',
    cell: ({ number, requesterName }) => (
      <>
        <span className="readout">{number}</span>
        <span className="sm:hidden"> · {requesterName}</span>
      </>
    ),
  },
  { id: 'from', header: 'From', cell: ({ requesterName }) => requesterName },
  {
    id: 'status',
    header: 'Status',
    narrow: 'end',
    cell: ({ status }) => <Badge tone={requestWords[status].tone}>{requestWords[status].word}</Badge>,
  },
  {
    id: 'last',
    header: 'Last message',
    narrow: 'note',
    cell: ({ lastMessageAt }) => <TimeAgo at={lastMessageAt} />,
  },
]

/** What people of an organization asked for it, and the way to what one asked for oneself. */
export function PlatformRequests({ desk: { organizationId } }: { desk: OwnDesk }) {
  const pages = useInfiniteQuery(sharedRequestsQuery(organizationId))
  return (
    <>
      <p className="mb-4 text-sm text-dim">
        Requests your people share with the organization. The rest are under{' '}
        <TextLink to="/dashboard/support">your own requests</TextLink>.
      </p>
      <TablePanel
        caption="Shared requests"
        pages={pages}
        columns={columns}
        rowKey={({ id }) => id}
        failed="The requests did not load"
        empty={<EmptyState title="Nothing is shared yet." />}
      />
    </>
  )
}
