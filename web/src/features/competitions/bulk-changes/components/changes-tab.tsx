import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BulkSummary } from '#shared/competitions/bulk-changes/contract.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { bulkChangesQuery } from '../api/bulk-queries.ts'
import { bulkTexts, countWords } from './bulk-texts.ts'
import { ChangeDialog } from './change-dialog.tsx'

const states: Record<BulkSummary['status'], { label: string; tone: Tone }> = {
  planned: { label: 'Preview', tone: 'neutral' },
  committing: { label: 'Not finished', tone: 'warning' },
  committed: { label: 'Done', tone: 'success' },
  undoing: { label: 'Undo not finished', tone: 'warning' },
  undone: { label: 'Undone', tone: 'neutral' },
}

/** Every bulk change with its author, and the way to undo it. */
export function ChangesTab() {
  const pages = useInfiniteQuery(bulkChangesQuery)
  const [opened, setOpened] = useState<BulkSummary['id']>()
  return (
    <>
      <p className="mb-4 text-sm text-dim">
        Each decision about a result is also in the <TextLink to={auditPath}>activity log</TextLink>.
      </p>
      <TablePanel
        pages={pages}
        caption="Bulk changes, the latest first"
        columns={columns(setOpened)}
        rowKey={({ id }) => id}
        failed="The changes did not load"
        empty={
          <EmptyState title="No bulk changes yet">
            Choose results in the tabs “To verify” or “Verified” to change them together.
          </EmptyState>
        }
      />
      {opened && <ChangeDialog bulkId={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

const auditPath = '/admin/activity?type=result_review'

const columns = (open: (id: BulkSummary['id']) => void): Column<BulkSummary>[] => [
  {
    id: 'action',
    header: 'Change',
    narrow: 'title',
    cell: ({ action, target }) => (
      <span className="wrap-anywhere">
        <span className="font-semibold">{bulkTexts[action.kind].label}</span>
        {target && <span className="text-dim"> {target}</span>}
      </span>
    ),
  },
  { id: 'counts', header: 'Results', narrow: 'meta', cell: (row) => countWords(row) },
  { id: 'by', header: 'By', cell: ({ byName }) => <span className="wrap-anywhere">{byName}</span> },
  {
    id: 'at',
    header: 'When',
    narrow: 'note',
    className: 'whitespace-nowrap text-dim',
    cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'end',
    cell: ({ status }) => <Badge tone={states[status].tone}>{states[status].label}</Badge>,
  },
  {
    id: 'actions',
    header: 'Actions',
    narrow: 'foot',
    cell: ({ id, action, byName }) => (
      <Button size="sm" onClick={() => open(id)}>
        Show results
        <span className="sr-only">
          {' '}
          of {bulkTexts[action.kind].label} by {byName}
        </span>
      </Button>
    ),
  },
]
