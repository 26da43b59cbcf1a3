import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { PageData } from '#web/app/screen.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Screen as NotFound } from '#web/features/platform/pages/screens/not-found-screen.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { publishedRulebookQuery } from '../api/rulebook-queries.ts'
import { RulebookPage } from '../public/rulebook-page.tsx'

type Named = { title: string; versionNo: number } | null | undefined

export const title = ({ params: { leagueId = '', versionNo = '' }, get }: PageData): string => {
  const rulebook = get(publishedRulebookQuery(leagueId, Number(versionNo))) as Named
  return rulebook ? `${rulebook.title}, version ${rulebook.versionNo}` : 'Rulebook'
}

export function Screen() {
  const { leagueId = '', versionNo = '' } = useParams()
  const { data, isError, error, isFetching, refetch } = useQuery(
    publishedRulebookQuery(leagueId, Number(versionNo)),
  )
  if (data) return <RulebookPage key={`${data.id} ${data.versionNo}`} rulebook={data} />
  if (data === null) return <NotFound />
  return (
    <div className="shell py-10">
      {isError ? (
        <QueryFailure
          title="This rulebook did not load"
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
