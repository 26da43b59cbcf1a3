import { useQuery } from '@tanstack/react-query'
import {
  type ListedMailTemplate,
  listMailTemplates,
  type MailTemplateState,
} from '#shared/mail/mail-templates/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { query } from '#web/lib/query.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

export const title = 'Mail templates'

const columns: readonly Column<ListedMailTemplate>[] = [
  {
    id: 'name',
    header: 'Email',
    narrow: 'title',
    cell: ({ id, name }) => <TextLink to={`/admin/mails/templates/${id}`}>{name}</TextLink>,
  },
  { id: 'when', header: 'Sent when', narrow: 'foot', cell: ({ sentWhen }) => sentWhen },
  { id: 'state', header: 'Wording', narrow: 'end', cell: ({ state }) => <TemplateState state={state} /> },
  {
    id: 'sent',
    header: 'Last sent',
    className: 'whitespace-nowrap text-dim',
    narrow: 'meta',
    cell: ({ lastSentAt }) =>
      lastSentAt ? <TimeAgo at={lastSentAt} /> : <span className="text-dim">No record</span>,
  },
]

export function Screen() {
  const { data, error, isFetching, refetch } = useQuery(query('mail-templates', listMailTemplates, {}))
  return (
    <div className="page">
      <Breadcrumb items={[{ label: 'Email queue', to: '/admin/mails' }, { label: 'Mail templates' }]} />
      <ScreenHeader
        title="Mail templates"
        lead="The words of every email that the platform sends. Edit them, preview them, and go back to the original."
      />
      {!data && !error && (
        <Panel flush>
          <TableSkeleton columns={columns} rows={10} />
        </Panel>
      )}
      {!data && error && (
        <QueryFailure
          title="The mail templates did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <Panel flush>
          <Table caption="Mail templates" columns={columns} rows={data.items} rowKey={({ id }) => id} />
        </Panel>
      )}
    </div>
  )
}

const states: Record<MailTemplateState, [tone: Tone, label: string]> = {
  original: ['neutral', 'Original'],
  edited: ['info', 'Edited'],
  outdated: ['warning', 'Original has changed'],
  broken: ['danger', 'Not sent'],
}

function TemplateState({ state }: { state: MailTemplateState }) {
  const [tone, label] = states[state]
  return <Badge tone={tone}>{label}</Badge>
}
