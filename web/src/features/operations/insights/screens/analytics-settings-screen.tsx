import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { analyticsSettingsQuery } from '../api/insight-queries.ts'
import { CountedEvents } from '../settings/counted-events.tsx'
import { SettingsForm } from '../settings/settings-form.tsx'
import { TestEvent } from '../settings/test-event.tsx'

export const title = 'Analytics settings'

export function Screen() {
  const { data, isError, error, isFetching, refetch } = useQuery(analyticsSettingsQuery)
  return (
    <div className="page">
      <ScreenHeader
        title={title}
        lead="How visits are counted and what is kept."
        actions={<ButtonLink to="/admin/analytics">Analytics</ButtonLink>}
      />
      {isError && !data && (
        <QueryFailure
          title="The settings did not load"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!isError && !data && <Skeleton lines={3} className="h-24" />}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
          <div className="grid gap-5">
            <SettingsForm settings={data} />
            <TestEvent />
          </div>
          <CountedEvents />
        </div>
      )}
    </div>
  )
}
