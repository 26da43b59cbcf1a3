import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import type { League } from '#shared/rules/leagues/league.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { rulebookQuery } from '../api/rulebook-queries.ts'
import { managementPath } from '../components/rulebook-path.ts'
import { RulebookHead } from '../parts/rulebook-head.tsx'
import { RulebookTabs } from '../parts/rulebook-tabs.tsx'

export const title = 'Rulebook'

export function Screen() {
  const { leagueId = '', versionNo = '' } = useParams()
  const { data, error, isFetching, refetch } = useQuery(
    rulebookQuery(leagueId as League['id'], Number(versionNo)),
  )
  // A malformed id is refused, and is no rulebook, just like one that does not exist.
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  const back = `${managementPath}?tab=rulebooks&league=${leagueId}`
  return (
    <div className="page">
      <Breadcrumb
        items={[
          { label: 'Rulebooks', to: back },
          { label: data ? `${data.title}, version ${data.versionNo}` : 'Rulebook' },
        ]}
      />
      {data && (
        <>
          <RulebookHead rulebook={data} />
          <RulebookTabs rulebook={data} />
        </>
      )}
      {!data && <ScreenHeader title="Rulebook" />}
      {!data && !error && <Skeleton lines={10} className="h-12" />}
      {!data && missing && (
        <EmptyState
          title="Rulebook not found"
          action={<ButtonLink to={managementPath}>Leagues and seasons</ButtonLink>}
        >
          The address of this screen is incomplete, or no version has this number.
        </EmptyState>
      )}
      {!data && error && !missing && (
        <QueryFailure
          title="This rulebook did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </div>
  )
}
