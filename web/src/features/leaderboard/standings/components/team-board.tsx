import { useInfiniteQuery } from '@tanstack/react-query'
import { teamPath } from '#shared/community/teams/team-path.ts'
import type { getTeamStandings } from '#shared/leaderboard/standings/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { TablePanel } from '#web/features/platform/lists/table-panel.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { teamStandingsQuery } from '../api/standing-queries.ts'

type TeamRow = ResponseOf<typeof getTeamStandings>['items'][number]

const columns: readonly Column<TeamRow>[] = [
  {
    id: 'rank',
    header: 'Rank',
    numeric: true,
    narrow: 'lead',
    cell: ({ rank, isTied }) => (isTied ? `${rank}=` : rank),
  },
  {
    id: 'name',
    header: 'Team',
    narrow: 'title',
    cell: ({ teamId, name, tag }) =>
      tag ? <TextLink to={teamPath(teamId)}>{name}</TextLink> : <span>{name}</span>,
  },
  {
    id: 'events',
    header: 'Events',
    narrow: 'meta',
    cell: ({ events }) => `${events} ${events === 1 ? 'event' : 'events'}`,
  },
  { id: 'points', header: 'Points', numeric: true, narrow: 'end', cell: ({ points }) => points },
]

/** The teams of a season. */
export function TeamBoard({ seasonId, best }: { seasonId: string; best: number }) {
  const pages = useInfiniteQuery(teamStandingsQuery(seasonId))
  return (
    <>
      <p className="mb-4 text-dim">{best === 1 ? 'Top result' : `Top ${best} results`} per team per event.</p>
      <TablePanel
        pages={pages}
        caption="Standings of teams"
        columns={columns}
        rowKey={({ teamId }) => teamId}
        failed="The teams did not load"
        empty={
          <EmptyState title="No team has points yet">
            Members who compete in a team earn points for it.
          </EmptyState>
        }
      />
    </>
  )
}
