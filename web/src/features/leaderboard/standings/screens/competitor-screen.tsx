import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router-dom'
import type { PageData } from '#web/app/screen.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { competitorQuery } from '../api/competitor-query.ts'
import { CompetitorPage } from '../components/competitor-page.tsx'

export const title = ({ params, get }: PageData): string =>
  (get(competitorQuery(params.userId ?? '')) as { name: string } | null | undefined)?.name ?? 'Competitor'

export function Screen() {
  const { userId = '' } = useParams()
  const competitor = useQuery(competitorQuery(userId))
  // Members with a public profile have one page, which shows their results too.
  if (competitor.data?.profilePath) return <Navigate to={competitor.data.profilePath} replace />
  if (competitor.data) return <CompetitorPage key={userId} competitor={competitor.data} />
  if (competitor.data === null) return <NotFound />
  return (
    <div className="shell py-10">
      {competitor.isError ? (
        <QueryFailure
          title="This competitor did not load"
          error={competitor.error}
          retrying={competitor.isFetching}
          onRetry={() => void competitor.refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-24" />
      )}
    </div>
  )
}
