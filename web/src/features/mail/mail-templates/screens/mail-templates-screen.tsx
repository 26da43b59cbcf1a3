import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import {
  type ListedMailTemplate,
  listMailTemplates,
  MailTemplateState,
} from '#shared/mail/mail-templates/contract.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { FilterBar } from '#web/features/platform/lists/filter-bar.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { query } from '#web/lib/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TableSkeleton } from '#web/ui/table-skeleton.tsx'

export const title = 'Email templates'

const labels: Record<MailTemplateState, string> = {
  original: 'Original',
  edited: 'Edited',
  outdated: 'Original has changed',
  broken: 'Not sent',
}

const tones = { edited: 'info', outdated: 'warning', broken: 'danger' } as const

const columns: readonly Column<ListedMailTemplate>[] = [
  {
    id: 'name',
    header: 'Email',
    narrow: 'title',
    cell: ({ id, name, state }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={`/admin/mails/templates/${id}`}
          discover="none"
          className="row-link font-semibold hover:underline"
        >
          {name}
        </Link>
        <span className="max-sm:hidden lg:hidden">
          <TemplateState state={state} />
        </span>
      </span>
    ),
  },
  { id: 'when', header: 'Sent when', narrow: 'meta', cell: ({ sentWhen }) => sentWhen },
  {
    id: 'state',
    header: 'Wording',
    className: 'sm:max-lg:hidden',
    narrow: 'end',
    cell: ({ state }) => <TemplateState state={state} />,
  },
  {
    id: 'sent',
    header: 'Last sent',
    className: 'whitespace-nowrap text-dim',
    narrow: 'note',
    cell: ({ lastSentAt }) => lastSentAt && <TimeAgo at={lastSentAt} />,
  },
]

const templateFilter = { q: z.optional(z.string()), wording: z.optional(MailTemplateState) }

const parts = [
  { kind: 'search', name: 'q', label: 'Search', placeholder: 'Name or occasion' },
  {
    kind: 'choice',
    name: 'wording',
    label: 'Wording',
    any: 'Any wording',
    options: MailTemplateState.options.map((state) => [state, labels[state]] as const),
  },
] as const

/** The templates whose name or occasion has every word of the search. */
function matching(items: readonly ListedMailTemplate[], q = '', wording?: MailTemplateState) {
  const words = q.toLowerCase().split(/\s+/)
  return items.filter(({ name, sentWhen, state }) => {
    const said = `${name} ${sentWhen}`.toLowerCase()
    return (!wording || state === wording) && words.every((word) => said.includes(word))
  })
}

export function Screen() {
  const { data, error, isFetching, refetch } = useQuery(query('mail-templates', listMailTemplates, {}))
  const { filter, setFilter } = useAddressFilter(templateFilter)
  const found = data && matching(data.items, filter.q, filter.wording)
  return (
    <div className="page">
      <Breadcrumb items={[{ label: 'Email queue', to: '/admin/mails' }, { label: 'Email templates' }]} />
      <ScreenHeader
        title="Email templates"
        lead="Edit and preview every email the platform sends, or restore the original."
      />
      <FilterBar parts={parts} filter={filter} onChange={setFilter} />
      {!data && !error && (
        <Panel flush>
          <TableSkeleton columns={columns} rows={10} />
        </Panel>
      )}
      {!data && error && (
        <QueryFailure
          title="The email templates did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {found && (
        <Panel flush>
          {found.length > 0 ? (
            <Table caption="Email templates" columns={columns} rows={found} rowKey={({ id }) => id} />
          ) : (
            <EmptyState title="No email template fits." />
          )}
        </Panel>
      )}
    </div>
  )
}

/** The original wording is the rule, and needs no mark. */
function TemplateState({ state }: { state: MailTemplateState }) {
  return state !== 'original' && <Badge tone={tones[state]}>{labels[state]}</Badge>
}
