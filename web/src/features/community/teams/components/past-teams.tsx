import { Link } from 'react-router-dom'
import type { listMyTeams } from '#shared/community/teams/contract.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { utcMonth } from '#shared/platform/time/utc-month.ts'

type Past = ResponseOf<typeof listMyTeams>['past']

/** The teams that a member was in, folded away. */
export function PastTeams({ past }: { past: Past }) {
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
