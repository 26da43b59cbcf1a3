// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { SettingsForm } from '#web/features/platform/users/components/settings-form.tsx'
import { useSettings } from '#web/features/platform/users/components/use-settings.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

const ProfileOverview = lazy(async () => ({
  default: (await import('../components/profile-overview.tsx')).ProfileOverview,
}))

const VerificationPanel = lazy(async () => ({
  default: (await import('../components/verification-panel.tsx')).VerificationPanel,
}))

const SecurityPanel = lazy(async () => ({
  default: (await import('#web/features/platform/security/components/security-panel.tsx')).SecurityPanel,
}))

const NotificationsTab = lazy(async () => ({
  default: (await import('../components/notifications-tab.tsx')).NotificationsTab,
}))

const FeedSettingsPanel = lazy(async () => ({
  default: (await import('#web/features/community/feed/components/feed-settings-panel.tsx'))
    .FeedSettingsPanel,
}))

const LeagueNumbersPanel = lazy(async () => ({
  default: (await import('#web/features/rules/leagues/numbers/league-numbers-panel.tsx')).LeagueNumbersPanel,
}))

const ActivityPanel = lazy(async () => ({
  default: (await import('#web/features/platform/activities/components/activity-panel.tsx')).ActivityPanel,
}))

const OwnActivity = lazy(async () => ({
  default: (await import('#web/features/community/feed/components/own-activity.tsx')).OwnActivity,
}))

const DataPanel = lazy(async () => ({ default: (await import('../components/data-panel.tsx')).DataPanel }))

export const title = 'Profile'

export function Screen() {
  const me = useMe()
  const settings = useSettings(me)
  const [search, setSearch] = useSearchParams()
  // Each tab but the settings, whose draft outlives a look at another, is loaded when it is opened.
  const tabs = [
    { id: 'overview', label: 'Overview', content: <ProfileOverview user={me} /> },
    {
      id: 'settings',
      label: 'Settings',
      content: (
        <>
          <SettingsForm user={me} settings={settings} />
          <div className="mt-6">
            <Suspense fallback={<Skeleton lines={4} className="h-12" />}>
              <FeedSettingsPanel />
            </Suspense>
          </div>
          <div className="mt-6">
            <Suspense fallback={<Skeleton lines={3} className="h-12" />}>
              <LeagueNumbersPanel />
            </Suspense>
          </div>
        </>
      ),
    },
    { id: 'verification', label: 'Verification', content: <VerificationPanel user={me} /> },
    {
      id: 'security',
      label: 'Security',
      content: (
        <div data-own="part">
          <SecurityPanel />
        </div>
      ),
    },
    { id: 'notifications', label: 'Notifications', content: <NotificationsTab /> },
    {
      id: 'activity',
      label: 'Activity',
      content: (
        <div className="grid gap-6">
          <OwnActivity />
          <ActivityPanel />
        </div>
      ),
    },
    { id: 'data', label: 'Your data', content: <DataPanel /> },
  ]
  return (
    <div className="page">
      <div className="mx-auto max-w-4xl">
        <ScreenHeader title="Profile" />
        <LeaveWarning unsaved={settings.dirty} />
        <Tabs
          label="Profile"
          value={search.get('tab') ?? 'overview'}
          onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
          tabs={tabs.map((tab) => ({
            ...tab,
            content: <Suspense fallback={<Skeleton lines={4} className="h-12" />}>{tab.content}</Suspense>,
          }))}
        />
      </div>
    </div>
  )
}
