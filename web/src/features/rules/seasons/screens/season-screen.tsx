import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { PageData } from '#web/app/screen.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { seasonQuery } from '../api/season-queries.ts'
import { SeasonPage } from '../public/season-page.tsx'

export const title = ({ params, get }: PageData): string =>
  (get(seasonQuery(params.seasonId ?? '')) as { name: string } | null | undefined)?.name ?? 'Season'

export function Screen() {
  const { seasonId = '' } = useParams()
  const { data, isError, error, isFetching, refetch } = useQuery(seasonQuery(seasonId))
  if (data) return <SeasonPage key={data.id} season={data} />
  if (data === null) return <NotFound />
  return (
    <div className="shell py-10">
      {isError ? (
        <QueryFailure
          title="This season did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={4} className="h-24" />
      )}
    </div>
  )
}
