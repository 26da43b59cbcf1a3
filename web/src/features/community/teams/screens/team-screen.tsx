import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { PageData } from '#web/app/screen.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { teamQuery } from '../api/team-queries.ts'
import { GoneTeam } from '../components/gone-team.tsx'
import { TeamPage } from '../components/team-page.tsx'

export const title = ({ params, get }: PageData): string =>
  (get(teamQuery(params.teamId ?? '')) as { name: string } | null | undefined)?.name ?? 'Team'

export function Screen() {
  const { teamId = '' } = useParams()
  const team = useQuery(teamQuery(teamId))
  if (team.data) return <TeamPage key={team.data.id} team={team.data} />
  if (team.data === null) return <GoneTeam teamId={teamId} />
  return (
    <div className="shell py-10">
      {team.isError ? (
        <QueryFailure
          title="This team did not load"
          error={team.error}
          retrying={team.isFetching}
          onRetry={() => void team.refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-24" />
      )}
    </div>
  )
}
