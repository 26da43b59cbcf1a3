import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedLeague } from '#shared/rules/leagues/list-contract.ts'
import { OrganizationMention } from '#web/features/organizations/organizations/components/organization-mention.tsx'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { leaguePagesQuery } from '../api/league-queries.ts'
import { LeagueDialog } from './league-dialog.tsx'

export function LeaguesTab() {
  const pages = useInfiniteQuery(leaguePagesQuery)
  const [editing, setEditing] = useState<{ league: ListedLeague | undefined }>()
  return (
    <>
      <Button className="mb-5" variant="primary" onClick={() => setEditing({ league: undefined })}>
        New league
      </Button>
      <TablePanel
        pages={pages}
        failed="The leagues did not load"
        empty={<EmptyState title="No leagues yet">A league has a rulebook and seasons.</EmptyState>}
        caption="Leagues by name"
        columns={columnsWith((league) => setEditing({ league }))}
        rowKey={({ id }) => id}
      />
      {editing && <LeagueDialog league={editing.league} onClose={() => setEditing(undefined)} />}
    </>
  )
}

const columnsWith = (edit: (league: ListedLeague) => void): Column<ListedLeague>[] => [
  {
    id: 'name',
    header: 'League',
    narrow: 'title',
    cell: ({ name, abbreviation }) => (
      <span className="wrap-anywhere">
        <span className="font-semibold">{name}</span> <span className="label text-dim">{abbreviation}</span>
      </span>
    ),
  },
  {
    id: 'numbers',
    header: 'Member numbers',
    narrow: 'meta',
    cell: ({ memberNumbers }) => (
      <>
        <span className="max-sm:hidden">{memberNumbers ? 'Yes' : 'No'}</span>
        <span className="sm:hidden">{memberNumbers ? 'With' : 'Without'} member numbers</span>
      </>
    ),
  },
  {
    id: 'organization',
    header: 'Organization',
    cell: ({ organization }) => (organization ? <OrganizationMention organization={organization} /> : '–'),
  },
  {
    id: 'website',
    header: 'Website',
    cell: ({ websiteUrl }) => <span className="wrap-anywhere">{websiteUrl ?? '–'}</span>,
  },
  {
    id: 'edit',
    header: 'Edit',
    heading: <span className="sr-only">Edit</span>,
    className: 'sm:text-right',
    narrow: 'action',
    cell: (league) => (
      <Button size="sm" onClick={() => edit(league)}>
        Edit<span className="sr-only"> {league.name}</span>
      </Button>
    ),
  },
]
