import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { PublicDirectory } from '#web/features/platform/lists/public-directory.tsx'
import { TileSkeletons } from '#web/features/platform/lists/tile-skeletons.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { teamsQuery } from '../api/team-queries.ts'
import { FilterForm } from '../components/filter-form.tsx'
import { MyTeams } from '../components/my-teams.tsx'
import { listTitle, readFilters, type TeamFilters, teamsPath } from '../components/team-filters.ts'
import { TeamTile } from '../components/team-tile.tsx'

export const title = 'Teams'

export function Screen() {
  const [search] = useSearchParams()
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const filters = readFilters(search)
  const page = useQuery(teamsQuery(filters))
  return (
    <PublicDirectory
      label="Community"
      title="Teams"
      lead="People who travel, build, and compete together. You can be in one team at a time."
      actions={
        session.status !== 'signed-in' && (
          <ButtonLink to="/pricing" variant="primary" className="signed-out">
            Sign up
          </ButtonLink>
        )
      }
      own={isMember && <MyTeams />}
      form={<FilterForm filters={filters} />}
      filters={filters}
      page={page}
      waiting={<TileSkeletons count={6} lines={3} />}
      failed="The teams did not load"
      pathOf={teamsPath}
      titleOf={listTitle}
      counted={['team', 'teams']}
      empty={(shown) => <NoTeams filters={shown} />}
    >
      {(team) => <TeamTile team={team} />}
    </PublicDirectory>
  )
}

function NoTeams({ filters: { q, state, joinable, cursor } }: { filters: TeamFilters }) {
  const narrowed = Boolean(q || state || joinable)
  return (
    <EmptyState
      title={narrowed ? 'No matching teams' : 'No teams yet'}
      action={
        narrowed || cursor ? (
          <ButtonLink to="/teams">Show all teams</ButtonLink>
        ) : (
          <ButtonLink to="/teams/new" variant="primary">
            Create the first team
          </ButtonLink>
        )
      }
    >
      {narrowed
        ? 'Try part of the name, or use fewer filters. You can also create one.'
        : 'Create a team, invite the people you compete with, and it appears here.'}
    </EmptyState>
  )
}
