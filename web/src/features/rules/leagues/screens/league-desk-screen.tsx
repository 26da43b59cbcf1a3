import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useRunsOrganization } from '#web/features/organizations/organizations/api/use-runs-organization.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { leaguesQuery } from '../api/league-queries.ts'
import { LeagueDesk } from '../components/league-desk.tsx'

export const title = 'Manage league'

/** A league as those who run its organization edit it. */
export function Screen() {
  const { leagueId } = useParams()
  const { data, error, isFetching, refetch } = useQuery(leaguesQuery)
  const league = data?.items.find(({ id }) => id === leagueId)
  const runs = useRunsOrganization(league?.organizationId)
  if (league && runs) return <LeagueDesk league={league} />
  if (data && (!league || runs === false)) return <NotFound />
  return (
    <div className="page">
      {error && !data ? (
        <QueryFailure
          title="The league did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-16" />
      )}
    </div>
  )
}
