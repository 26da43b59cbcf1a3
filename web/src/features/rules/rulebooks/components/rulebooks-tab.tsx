import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import type { RulebookCard } from '#shared/rules/rulebooks/rulebook-card.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { RulebookBadge } from '#web/features/rules/leagues/components/status-badges.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { rulebooksQuery } from '../api/rulebook-queries.ts'
import { DraftDialog } from './draft-dialog.tsx'
import { rulebookPath } from './rulebook-path.ts'

/** The versions of a league’s rulebook. */
export function RulebooksTab({ league }: { league: League }) {
  const pages = useInfiniteQuery(rulebooksQuery(league.id))
  const [drafting, setDrafting] = useState<{ copyOf?: RulebookCard }>()
  return (
    <>
      <Button className="mb-5" variant="primary" onClick={() => setDrafting({})}>
        New empty version
      </Button>
      <TablePanel
        pages={pages}
        failed="The rulebook did not load"
        empty={
          <EmptyState title="No rulebook yet">
            Write the first version. It stays a draft until you publish it.
          </EmptyState>
        }
        caption="Versions of the rulebook, newest first"
        columns={columnsWith((copyOf) => setDrafting({ copyOf }))}
        rowKey={({ versionNo }) => versionNo}
      />
      {drafting && (
        <DraftDialog
          leagueId={league.id}
          {...(drafting.copyOf && { copyOf: drafting.copyOf })}
          onClose={() => setDrafting(undefined)}
        />
      )}
    </>
  )
}

const columnsWith = (copy: (rulebook: RulebookCard) => void): Column<RulebookCard>[] => [
  {
    id: 'title',
    header: 'Rulebook',
    narrow: 'title',
    cell: (rulebook) => (
      <Link to={rulebookPath(rulebook)} className="font-semibold wrap-anywhere hover:underline">
        {rulebook.title}, version {rulebook.versionNo}
      </Link>
    ),
  },
  {
    id: 'classes',
    header: 'Classes',
    numeric: true,
    className: 'max-lg:hidden',
    cell: ({ classCount }) => classCount,
  },
  {
    id: 'formats',
    header: 'Formats',
    numeric: true,
    className: 'max-lg:hidden',
    cell: ({ formatCount }) => formatCount,
  },
  {
    id: 'published',
    header: 'Published',
    narrow: 'meta',
    cell: ({ publishedAt }) => (publishedAt ? utcDay(publishedAt) : 'Not published yet'),
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'end',
    cell: ({ status }) => <RulebookBadge status={status} />,
  },
  {
    id: 'copy',
    header: 'Copy',
    narrow: 'foot',
    cell: (rulebook) => (
      <Button size="sm" onClick={() => copy(rulebook)}>
        New version<span className="sr-only"> from version {rulebook.versionNo}</span>
      </Button>
    ),
  },
]
