import { useQuery } from '@tanstack/react-query'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { contactSettingsQuery } from '../api/contact-queries.ts'
import { SettingsForm } from '../components/settings-form.tsx'

export const title = 'Contact settings'

export function Screen() {
  const settings = useQuery(contactSettingsQuery)
  return (
    <div className="page">
      <ScreenHeader
        title="Contact settings"
        lead="How visitors reach you, on the contact page and in the footer of every page."
      />
      {settings.isPending && <Skeleton lines={3} className="h-64" />}
      {settings.isError && !settings.data && (
        <QueryFailure
          title="The contact settings did not load"
          error={settings.error}
          retrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.data && <SettingsForm settings={settings.data} />}
    </div>
  )
}
