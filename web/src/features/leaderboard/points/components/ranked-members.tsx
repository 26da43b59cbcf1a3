import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StandingClass, StandingRow } from '#shared/leaderboard/standings/contract.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { rankedQuery } from '../api/season-points.ts'
import { LedgerDialog } from './ledger-dialog.tsx'
import { MovePointsDialog } from './move-points-dialog.tsx'

type RankedMembersProps = { season: Season; of: Pick<StandingClass, 'classKey' | 'name'> }

type Asked = { what: 'ledger' | 'move'; row: StandingRow }

/** The competitors with points in a class, each with their ledger and the way to the class that follows. */
export function RankedMembers({ season, of }: RankedMembersProps) {
  const pages = useInfiniteQuery(rankedQuery(season.id, of.classKey))
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return (
    <>
      <TablePanel
        pages={pages}
        failed="The points did not load"
        empty={<EmptyState title="No points yet">No one is ranked in this class.</EmptyState>}
        caption={`Points of ${of.name}`}
        columns={columnsWith(setAsked, season.status === 'active')}
        rowKey={({ competitorId }) => competitorId}
      />
      {asked?.what === 'ledger' && <LedgerDialog season={season} row={asked.row} onClose={close} />}
      {asked?.what === 'move' && <MovePointsDialog season={season} of={of} row={asked.row} onClose={close} />}
    </>
  )
}

const columnsWith = (ask: (asked: Asked) => void, mayMove: boolean): Column<StandingRow>[] => [
  { id: 'rank', header: 'Rank', numeric: true, narrow: 'lead', cell: ({ rank }) => rank },
  {
    id: 'name',
    header: 'Member',
    narrow: 'title',
    cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
  },
  { id: 'points', header: 'Points', numeric: true, narrow: 'end', cell: ({ points }) => points },
  {
    id: 'actions',
    header: 'Actions',
    narrow: 'foot',
    cell: (row) => {
      const name = <span className="sr-only"> of {row.name}</span>
      return (
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => ask({ what: 'ledger', row })}>
            Ledger{name}
          </Button>
          {mayMove && (
            <Button size="sm" onClick={() => ask({ what: 'move', row })}>
              Move points{name}
            </Button>
          )}
        </span>
      )
    },
  },
]
