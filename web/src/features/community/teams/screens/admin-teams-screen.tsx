import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as z from 'zod/mini'
import { type AdminTeam, listAllTeams } from '#shared/community/teams/admin-contract.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { utcMonth } from '#shared/platform/time/utc-month.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import { FilterBar, type FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import type { Column } from '#web/ui/table.tsx'
import { AdminTeamDialog } from '../components/admin-team-dialog.tsx'
import { placesWords, teamPlace } from '../components/team-words.ts'

/** The filters of the administrators' list in the address. */
const adminFilter = {
  q: z.optional(z.string().check(z.maxLength(60))),
  status: z.optional(z.enum(['active', 'archived'])),
}
type AdminFilter = FilterOf<typeof adminFilter>

const adminFilterParts: FilterPart<keyof AdminFilter>[] = [
  { kind: 'search', name: 'q', label: 'Search teams', placeholder: 'Start of the name' },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    any: 'Any status',
    options: [
      ['active', 'Active'],
      ['archived', 'Archived'],
    ],
  },
]

export const title = 'Teams'

export function Screen() {
  const { filter, setFilter } = useAddressFilter(adminFilter)
  const { q, status } = filter
  const pages = useInfiniteQuery(
    pagesQuery(listAllTeams, {
      key: ['teams', listAllTeams.name, { q, status }],
      query: { ...(q && { q }), ...(status && { status }) },
      keepPrevious: true,
    }),
  )
  const [editing, setEditing] = useState<AdminTeam>()
  const narrowed = Boolean(q || status)
  return (
    <div className="page">
      <ScreenHeader
        title="Teams"
        lead="Rename or archive a team, and replace an owner whose account is gone. The owner will see your reason."
      />
      <FilterBar parts={adminFilterParts} filter={filter} onChange={setFilter} />
      <TablePanel
        pages={pages}
        failed="The teams did not load"
        empty={
          narrowed ? (
            <EmptyState title="No matching teams">Search by the first letters of the name.</EmptyState>
          ) : (
            <EmptyState title="No teams yet">
              Members create teams at /teams, and each of them appears here.
            </EmptyState>
          )
        }
        caption="Teams by name"
        columns={columnsWith(setEditing)}
        rowKey={({ id }) => id}
      />
      {editing && <AdminTeamDialog team={editing} onClose={() => setEditing(undefined)} />}
    </div>
  )
}

const columnsWith = (edit: (team: AdminTeam) => void): Column<AdminTeam>[] => [
  {
    id: 'name',
    header: 'Team',
    narrow: 'title',
    cell: ({ id, name, tag }) => (
      <span className="wrap-break-word">
        <Link to={teamPath(id)} className="font-semibold hover:underline">
          {name}
        </Link>{' '}
        <span className="label text-dim">{tag}</span>
      </span>
    ),
  },
  {
    id: 'owner',
    header: 'Owner',
    narrow: 'meta',
    cell: ({ ownerName, ownerActive, status, memberCount, capacity }) => (
      <span className="wrap-break-word">
        {ownerName}
        {status === 'active' && (
          <span className="sm:hidden"> · {placesWords({ memberCount, capacity })}</span>
        )}
        {!ownerActive && status === 'active' && (
          <>
            {' '}
            <Badge tone="warning">Not active</Badge>
          </>
        )}
      </span>
    ),
  },
  {
    id: 'place',
    header: 'Place',
    className: 'max-lg:hidden',
    cell: (team) => teamPlace(team) || '–',
  },
  {
    id: 'members',
    header: 'Members',
    cell: (team) => (team.status === 'archived' ? '–' : placesWords(team)),
  },
  { id: 'status', header: 'Status', cell: (team) => <TeamStatus {...team} /> },
  {
    id: 'founded',
    header: 'Created',
    className: 'max-lg:hidden',
    cell: ({ createdAt }) => utcMonth(createdAt),
  },
  {
    id: 'edit',
    header: 'Edit',
    narrow: 'action',
    cell: (team) =>
      team.status === 'active' ? (
        <Button size="sm" onClick={() => edit(team)}>
          Edit<span className="sr-only"> {team.name}</span>
        </Button>
      ) : (
        <span className="sm:hidden">
          <TeamStatus {...team} />
        </span>
      ),
  },
]

function TeamStatus({ status, removed }: Pick<AdminTeam, 'status' | 'removed'>) {
  if (removed) return <Badge tone="danger">Removed</Badge>
  return status === 'active' ? <Badge tone="success">Active</Badge> : <Badge>Archived</Badge>
}
