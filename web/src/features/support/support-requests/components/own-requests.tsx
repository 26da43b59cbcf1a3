import { useInfiniteQuery } from '@tanstack/react-query'
import { newRequestPath } from '#shared/platform/help/help-path.ts'
import type { OwnRequestTab } from '#shared/support/support-requests/contract.ts'
import { requestPath } from '#shared/support/support-requests/named-request.ts'
import type { OwnRequestRow } from '#shared/support/support-requests/shown-request.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ownRequestsQuery } from '../api/support-queries.ts'
import { requestWords } from './request-words.ts'

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
    cell: ({ number }) => <span className="readout">{number}</span>,
  },
  { id: 'desk', header: 'With', cell: ({ deskName }) => deskName },
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

type OwnRequestsProps = { tab: OwnRequestTab; q: string | undefined }

/** The requests of the member in one of their states, the one with the last message first. */
export function OwnRequests({ tab, q }: OwnRequestsProps) {
  const pages = useInfiniteQuery(ownRequestsQuery(tab, q))
  const desks = new Set(pages.data?.pages.flatMap(({ items }) => items.map(({ deskName }) => deskName)))
  return (
    <TablePanel
      caption="Your requests"
      pages={pages}
      columns={desks.size > 1 ? columns : columns.filter(({ id }) => id !== 'desk')}
      rowKey={({ id }) => id}
      failed="Your requests did not load"
      empty={q ? <EmptyState title="No request matches." /> : <NoRequests tab={tab} />}
    />
  )
}

function NoRequests({ tab }: { tab: OwnRequestTab }) {
  const waiting = useInfiniteQuery({ ...ownRequestsQuery('waiting', undefined), enabled: tab === 'open' })
  const solved = useInfiniteQuery({ ...ownRequestsQuery('solved', undefined), enabled: tab === 'open' })
  if (tab === 'waiting') return <EmptyState title="No request waits for you." />
  if (tab === 'solved') return <EmptyState title="No request is solved yet." />
  const hasOthers = [waiting, solved].some(({ data }) => data?.pages.some(({ items }) => items.length > 0))
  return (
    <EmptyState
      title={hasOthers ? 'No request is open.' : 'You have no support requests yet.'}
      action={<ButtonLink to={newRequestPath}>Ask for help</ButtonLink>}
    />
  )
}
