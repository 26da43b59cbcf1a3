import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { deskSettingsQuery } from '../api/desk-settings-queries.ts'
import type { SettingsApi } from '../api/settings-api.ts'

/** Its fields bring the rules of hours and policies along. */
const SettingsForm = lazy(async () => ({ default: (await import('./settings-form.tsx')).SettingsForm }))

const waiting = <Skeleton lines={4} className="h-40" />

/** The settings of a desk, once they are there. */
export function SettingsPanel({ api }: { api: SettingsApi }) {
  const settings = useQuery(deskSettingsQuery(api))
  if (settings.data)
    return (
      <Suspense fallback={waiting}>
        <SettingsForm key={api.deskId} api={api} settings={settings.data} />
      </Suspense>
    )
  if (settings.isError)
    return (
      <QueryFailure
        title="The settings did not load"
        error={settings.error}
        retrying={settings.isFetching}
        onRetry={() => void settings.refetch()}
      />
    )
  return waiting
}
