import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { listMyTeams } from '#shared/community/teams/contract.ts'
import { roleLabels } from '#shared/community/teams/role-labels.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { utcMonth } from '#shared/platform/time/utc-month.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { myTeamsQuery } from '../api/team-queries.ts'
import { PendingTeam } from './pending-team.tsx'

/** The member’s own team, the invitations and requests that wait, and the teams of before. */
export function MyTeams() {
  const mine = useQuery(myTeamsQuery)
  return (
    <Panel
      flush
      title="Your team"
      className="mb-8"
      aside={
        mine.data &&
        !mine.data.current && (
          <ButtonLink to="/teams/new" variant="primary" size="sm">
            Create team
          </ButtonLink>
        )
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
      {mine.data && (
        <>
          {mine.data.current ? (
            <div className="relative flex items-center gap-4 px-5 py-4 hover:bg-raised">
              <Avatar name={mine.data.current.team.name} src={mine.data.current.team.logoUrl ?? null} />
              <p className="min-w-0 wrap-anywhere">
                <Link
                  to={teamPath(mine.data.current.team.id)}
                  className="block font-semibold after:absolute after:inset-0 hover:underline"
                >
                  {mine.data.current.team.name}
                </Link>
                <span className="text-sm text-dim">{roleLabels[mine.data.current.role]}</span>
              </p>
            </div>
          ) : (
            mine.data.pending.length === 0 && (
              <p className="px-5 py-4 text-dim">
                You are not in a team. Join one below, or create your own and invite people.
              </p>
            )
          )}
          <ul className="divide-y divide-line empty:hidden">
            {mine.data.pending.map(({ invite, team }) => (
              <PendingTeam key={team.id} invite={invite} team={team} inTeam={mine.data.current?.team.name} />
            ))}
          </ul>
          <PastTeams past={mine.data.past} />
        </>
      )}
    </Panel>
  )
}

type Past = ResponseOf<typeof listMyTeams>['past']

/** The teams that a member was in, folded away. */
function PastTeams({ past }: { past: Past }) {
  if (past.length === 0) return null
  return (
    <details className="border-t border-line px-5 py-3">
      <summary className="cursor-pointer text-sm text-dim">Teams you were in ({past.length})</summary>
      <ul className="mt-2 grid gap-1.5 text-sm wrap-anywhere">
        {past.map(({ team, from, until }) => (
          <li key={from}>
            <Link to={teamPath(team.id)} className="font-semibold hover:underline">
              {team.name}
            </Link>{' '}
            <span className="text-dim">
              {utcMonth(from)} to {utcMonth(until)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
