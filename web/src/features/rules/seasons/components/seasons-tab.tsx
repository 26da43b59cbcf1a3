import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { SeasonBadge } from '#web/features/rules/leagues/components/status-badges.tsx'
import { serverNow } from '#web/lib/server-clock.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { seasonsQuery } from '../api/admin-season-queries.ts'
import { SeasonDialog } from './season-dialog.tsx'
import { type AskedStep, SeasonStepDialog } from './season-step-dialog.tsx'

/** The seasons of a league. */
export function SeasonsTab({ league }: { league: League }) {
  const pages = useInfiniteQuery(seasonsQuery(league.id))
  const [editing, setEditing] = useState<{ season: Season | undefined }>()
  const [asked, setAsked] = useState<AskedStep>()
  return (
    <>
      <Button className="mb-5" variant="primary" onClick={() => setEditing({ season: undefined })}>
        New season
      </Button>
      <TablePanel
        pages={pages}
        failed="The seasons did not load"
        empty={<EmptyState title="No seasons yet">Create the first one. It starts as a draft.</EmptyState>}
        caption="Seasons, newest first"
        columns={columnsWith((season) => setEditing({ season }), setAsked)}
        rowKey={({ id }) => id}
      />
      {editing && (
        <SeasonDialog
          league={league}
          season={editing.season}
          year={new Date(serverNow()).getUTCFullYear()}
          onClose={() => setEditing(undefined)}
        />
      )}
      {asked && <SeasonStepDialog asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const nextSteps = {
  draft: { to: 'open', label: 'Open' },
  active: { to: 'close', label: 'Close' },
  closed: { to: 'reopen', label: 'Open again' },
} as const

const columnsWith = (edit: (season: Season) => void, ask: (step: AskedStep) => void): Column<Season>[] => [
  {
    id: 'name',
    header: 'Season',
    narrow: 'title',
    cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
  },
  {
    id: 'days',
    header: 'Days',
    narrow: 'meta',
    cell: ({ startsOn, endsOn }) => `${utcDay(startsOn)} – ${utcDay(endsOn)}`,
  },
  {
    id: 'rulebook',
    header: 'Rulebook',
    cell: ({ rulebook }) => (rulebook ? `Version ${rulebook.versionNo}` : 'Not chosen yet'),
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'end',
    cell: ({ status }) => <SeasonBadge status={status} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    narrow: 'foot',
    cell: (season) => {
      const { to, label } = nextSteps[season.status]
      const name = <span className="sr-only"> {season.name}</span>
      return (
        <span className="flex flex-wrap gap-2">
          {season.status !== 'closed' && (
            <Button size="sm" onClick={() => edit(season)}>
              Edit{name}
            </Button>
          )}
          <Button size="sm" onClick={() => ask({ to, season })}>
            {label}
            {name}
          </Button>
          <Button size="sm" onClick={() => ask({ to: 'copy', season })}>
            Copy{name}
          </Button>
          {season.status !== 'draft' && (
            <Button size="sm" onClick={() => ask({ to: 'rebuild', season })}>
              Rebuild{name}
            </Button>
          )}
        </span>
      )
    },
  },
]
