import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { roleLabels } from '#shared/community/teams/role-labels.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { myTeamsQuery } from '../api/team-queries.ts'

/** The member’s team, in short. */
export function TeamPanel() {
  const mine = useQuery(myTeamsQuery)
  const current = mine.data?.current
  return (
    <Panel
      flush
      title="Your team"
      aside={
        <TextLink to="/teams" className="text-sm">
          All teams
        </TextLink>
      }
    >
      {mine.isPending && <ListSkeleton rows={1} />}
      {mine.isError && !mine.data && (
        <QueryFailure
          title="Your team did not load"
          error={mine.error}
          retrying={mine.isFetching}
          onRetry={() => void mine.refetch()}
        />
      )}
      {mine.data && !current && (
        <p className="px-5 py-4 text-dim">You are not in a team. Find one near you, or create your own.</p>
      )}
      {current && (
        <div className="relative flex items-center gap-3 px-5 py-3 wrap-anywhere hover:bg-raised">
          <Avatar name={current.team.name} src={current.team.logoUrl ?? null} size="sm" />
          <span className="min-w-0">
            <Link
              to={teamPath(current.team.id)}
              className="block font-semibold after:absolute after:inset-0 hover:underline"
            >
              {current.team.name}
            </Link>
            <span className="block text-sm text-dim">{roleLabels[current.role]}</span>
          </span>
        </div>
      )}
    </Panel>
  )
}
