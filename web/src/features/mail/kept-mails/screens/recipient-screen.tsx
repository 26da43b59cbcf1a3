import { useInfiniteQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { MailLine } from '#shared/mail/kept-mails/contract.ts'
import { Email } from '#shared/platform/users/email.ts'
import { FilterBar, type FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { mailStatusWords } from '#web/features/platform/mails/components/mail-status-words.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { mailsToQuery } from '../api/kept-mail-queries.ts'

export const title = 'Emails by recipient'

const filterFields = { to: z.optional(z.string()) }

const parts: readonly FilterPart<'to'>[] = [
  { kind: 'search', name: 'to', label: 'Email address of the recipient', placeholder: 'sam@example.com' },
]

const columns: Column<MailLine>[] = [
  {
    id: 'subject',
    header: 'Subject',
    narrow: 'title',
    cell: (mail) => <TextLink to={`/admin/mails/${mail.id}`}>{mail.subject ?? mail.templateId}</TextLink>,
  },
  {
    id: 'template',
    header: 'Template',
    className: 'max-lg:hidden',
    cell: (mail) => <code className="readout">{mail.templateId}</code>,
  },
  { id: 'status', header: 'Status', narrow: 'meta', cell: (mail) => mailStatusWords[mail.status] },
  {
    id: 'when',
    header: 'When',
    className: 'whitespace-nowrap text-dim',
    narrow: 'end',
    cell: (mail) => <TimeAgo at={mail.sentAt ?? mail.createdAt} />,
  },
]

export function Screen() {
  const { filter, setFilter } = useAddressFilter(filterFields)
  const { data: to } = z.safeParse(Email, filter.to ?? '')
  return (
    <div className="page">
      <Breadcrumb items={[{ label: 'Email queue', to: '/admin/mails' }, { label: title }]} />
      <ScreenHeader
        title={title}
        lead="Emails to an address in the last 180 days, except password resets and verification links."
      />
      <FilterBar parts={parts} filter={filter} onChange={setFilter} />
      {to ? (
        <MailsTo key={to} to={to} />
      ) : (
        <EmptyState
          title={filter.to ? 'That is not a whole address' : 'Enter the recipient’s email address'}
        />
      )}
    </div>
  )
}

function MailsTo({ to }: { to: string }) {
  const pages = useInfiniteQuery(mailsToQuery(to))
  return (
    <TablePanel
      pages={pages}
      caption={`Emails to ${to}`}
      columns={columns}
      rowKey={({ id }) => id}
      skeletonRows={6}
      failed="The emails did not load"
      empty={<EmptyState title="No emails to this address">Emails are kept for up to 180 days.</EmptyState>}
    />
  )
}
