import { useInfiniteQuery } from '@tanstack/react-query'
import type { LedgerLine } from '#shared/leaderboard/points/contract.ts'
import type { StandingRow } from '#shared/leaderboard/standings/contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ledgerQuery } from '../api/season-points.ts'

type LedgerDialogProps = {
  season: Season
  row: Pick<StandingRow, 'competitorId' | 'name'>
  onClose: () => void
}

/** Every line that was written about a member in a season, reversals among them: none is ever taken out. */
export function LedgerDialog({ season, row: { competitorId, name }, onClose }: LedgerDialogProps) {
  const pages = useInfiniteQuery(ledgerQuery(season, competitorId))
  return (
    <Dialog
      open
      wide
      title={`Ledger of ${name}`}
      description={`${season.name}, by class and event. Lines are never deleted; mistakes are reversed.`}
      onClose={onClose}
    >
      <TablePanel
        dense
        pages={pages}
        failed="The ledger did not load"
        empty={<EmptyState title="No lines">This member has no points yet.</EmptyState>}
        caption={`Ledger of ${name}`}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </Dialog>
  )
}

const columns: readonly Column<LedgerLine>[] = [
  {
    id: 'event',
    header: 'Event',
    narrow: 'title',
    cell: ({ eventId, eventTitle }) => <TextLink to={`/events/${eventId}`}>{eventTitle}</TextLink>,
  },
  {
    id: 'of',
    header: 'Class',
    narrow: 'meta',
    cell: ({ classKey, movedFrom, place, revision, multiplier }) => (
      <span className="text-sm text-dim">
        {classKey}
        {movedFrom && `, earned in ${movedFrom}`}, place {place}, {multiplier}X, revision {revision}
      </span>
    ),
  },
  {
    id: 'why',
    header: 'Why',
    narrow: 'foot',
    cell: ({ why, createdAt }) => (
      <span className="text-sm wrap-anywhere">
        {utcDay(createdAt)}: {why}
      </span>
    ),
  },
  {
    id: 'kind',
    header: 'Kind',
    narrow: 'note',
    cell: ({ reversalOf }) => (
      <Badge tone={reversalOf ? 'warning' : 'neutral'}>{reversalOf ? 'Reversal' : 'Points'}</Badge>
    ),
  },
  { id: 'points', header: 'Points', numeric: true, narrow: 'end', cell: ({ points }) => points },
]
